import type { KyselyPlugin } from "kysely";
import { expect, test, vi } from "vitest";
import type { Database } from "#server/database/tables.ts";
import { dropOldTasks } from "#server/tasks/drop-old-tasks.ts";
import { fullTenant } from "#tests/support/bundled-tenant.ts";
import { BUNDLES, edited, exported, planned, uploaded } from "#tests/support/bundles.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { keptPlan } from "./kept-plan.ts";
import type { JudgedPlan } from "./plan.ts";

/** A property whose own export is prepared to be imported, looked at once, and how often its file is read from now on. */
async function lookedAt() {
  const full = await fullTenant();
  const { tenant } = full;
  const { body } = await uploaded(tenant, await exported(tenant));
  const first = await planned(tenant, body.id);
  const reading = vi.spyOn(tenant.api.files, "get");
  return { ...full, job: body.id, first, reading };
}

/** The plan as it is judged where none was kept. */
async function judgedAnew(tenant: Tenant, job: string) {
  await tenant.db.deleteFrom("import_plans").where("task_id", "=", job).execute();
  return planned(tenant, job);
}

test("a plan is judged once: other pages and filters of it read no file and judge nothing", async () => {
  const { tenant, job, first, reading } = await lookedAt();
  expect(await planned(tenant, job)).toEqual(first);
  const { body } = await tenant.call("company admin", "GET", `${BUNDLES}/${job}?kind=guides&state=same&limit=2&page=2`);
  expect(body).toMatchObject({ counts: first.counts, items: [{ kind: "guides" }], pagination: { page: 2, limit: 2, total: 3 } });
  expect(reading).not.toHaveBeenCalled();
  reading.mockRestore();
});

const of = (tenant: Tenant) => ["property_id", "=", tenant.propertyId] as const;
const change = (path: string, body: object) => (tenant: Tenant) => tenant.call("company admin", "PUT", `/v2/properties/:p${path}`, body);

test.each<[string, (tenant: Tenant, ids: { guide: number; chapter: number }) => Promise<unknown>]>([
  ["a guide is edited", (tenant, { guide }) => change(`/tutorials/${guide}`, { tutorial: { subtitle: "Else" } })(tenant)],
  ["a guide is archived", (tenant, { guide }) => tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${guide}`)],
  ["a chapter has another audience", (tenant, { chapter }) => change(`/launchers/${chapter}`, { pageSegment: 0 })(tenant)],
  [
    "a tag has another selector",
    ({ db, propertyId }) => db.updateTable("tags").set({ selector: "#other" }).where("property_id", "=", propertyId).execute(),
  ],
  [
    "a segment is connected otherwise",
    (tenant) =>
      tenant.db
        .updateTable("segments")
        .set({ connection: "or" })
        .where(...of(tenant))
        .execute(),
  ],
  [
    "a page segment is renamed",
    (tenant) =>
      tenant.db
        .updateTable("page_segments")
        .set({ name: "Else" })
        .where(...of(tenant))
        .execute(),
  ],
  [
    "a language is gone",
    (tenant) =>
      tenant.db
        .deleteFrom("languages")
        .where(...of(tenant))
        .where("key", "=", "de")
        .execute(),
  ],
  [
    "nothing is known by its id any more",
    (tenant) =>
      tenant.db
        .deleteFrom("content_origins")
        .where(...of(tenant))
        .execute(),
  ],
  [
    "an image is gone",
    (tenant) =>
      tenant.db
        .deleteFrom("images")
        .where(...of(tenant))
        .execute(),
  ],
])("after %s it is judged anew, and says what is true now", async (_, write) => {
  const { tenant, job, first, reading, guide, chapter } = await lookedAt();
  await write(tenant, { guide, chapter });
  const next = await planned(tenant, job);
  expect(reading).toHaveBeenCalled();
  reading.mockRestore();
  expect(next).not.toEqual(first);
  expect(next).toEqual(await judgedAnew(tenant, job));
});

test("a plan is kept whatever stands in names", async () => {
  const tenant = await newTenant();
  await tenant.guide({ title: "Mine" });
  const odd = "\u0000 \ud800";
  const archive = edited(await exported(tenant), (name, item) =>
    name.startsWith("guides/") ? { ...item, draft: { steps: [], texts: { en: { title: odd, subtitle: "", steps: {} } } } } : item,
  );
  const { body } = await uploaded(tenant, archive);
  expect((await planned(tenant, body.id)).items).toMatchObject([{ name: odd, state: "refused" }]);
  expect((await planned(tenant, body.id)).items).toMatchObject([{ name: odd, state: "refused" }]);
});

test("what was judged before this process started is judged anew, and a plan goes once its import has begun", async () => {
  const { tenant, job, first, reading } = await lookedAt();
  const { db, api } = tenant;
  const plans = () => db.selectFrom("import_plans").select("task_id").where("task_id", "=", job).execute();
  await db
    .updateTable("import_plans")
    .set({ judged_at: new Date(0), plan: "{}" })
    .where("task_id", "=", job)
    .execute();
  expect(await planned(tenant, job)).toEqual(first);
  expect(reading).toHaveBeenCalled();
  reading.mockRestore();
  await dropOldTasks({ db, files: api.files });
  expect(await plans()).toHaveLength(1);
  await tenant.call("company admin", "POST", `${BUNDLES}/${job}/start`, {});
  while ((await dropOldTasks({ db, files: api.files })) > 0);
  expect(await plans()).toEqual([]);
  await db.updateTable("tasks").set({ status: "cancelled", finished_at: new Date() }).where("id", "=", job).execute();
});

test("many who ask at once for a plan that is not kept wait for one judgement of it, and one that fails is made anew", async () => {
  const { tenant, job, first, reading } = await lookedAt();
  const forget = () => tenant.db.deleteFrom("import_plans").where("task_id", "=", job).execute();
  await forget();
  await planned(tenant, job);
  const once = reading.mock.calls.length;
  await forget();
  reading.mockClear();
  expect(await Promise.all(Array.from({ length: 24 }, () => planned(tenant, job)))).toEqual(Array.from({ length: 24 }, () => first));
  expect([once > 0, reading.mock.calls.length]).toEqual([true, once]);
  await forget();
  reading.mockRejectedValueOnce(new Error("the store is away"));
  await expect(planned(tenant, job)).rejects.toThrow("500");
  expect(await planned(tenant, job)).toEqual(first);
  reading.mockRestore();
});

test("who looks for a plan just before another's is kept does not judge it again", async () => {
  const { tenant, job, reading } = await lookedAt();
  reading.mockRestore();
  await tenant.db.deleteFrom("import_plans").where("task_id", "=", job).execute();
  const plan = { judged: true } as unknown as JudgedPlan;
  const judge = vi.fn(async () => plan);
  let letGo = () => {};
  const db = tenant.db.withPlugin(
    holdSecond(
      new Promise((done) => {
        letGo = done;
      }),
    ),
  ) as Database;
  const ask = () => keptPlan(db, { id: job, propertyId: tenant.propertyId }, judge);
  const [one, other] = [ask(), ask()];
  expect(await Promise.race([one, other])).toEqual(plan);
  letGo();
  expect(await Promise.all([one, other])).toEqual([plan, plan]);
  expect(judge).toHaveBeenCalledTimes(1);
});

/** The second answer to who looks for a kept plan comes late. */
function holdSecond(until: Promise<void>): KyselyPlugin {
  const looking = new WeakSet<object>();
  let looks = 0;
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === "SelectQueryNode" && JSON.stringify(node.from).includes("import_plans")) looking.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (looking.has(queryId) && ++looks === 2) await until;
      return result;
    },
  };
}
