import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { importContent } from "#server/tasks/import-content.ts";
import { BUNDLES, edited, exported, imported, planned, uploaded } from "#tests/support/bundles.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const PUT = (tenant: Tenant, guide: number, tutorial: object) =>
  tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial });
const start = (tenant: Tenant, job: string, options: object = {}) =>
  tenant.call("company admin", "POST", `${BUNDLES}/${job}/start`, options);
const stored = (tenant: Tenant, id: number) => tenant.db.selectFrom("guides").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const codes = async (tenant: Tenant, job: string) =>
  ((await tenant.call("company admin", "GET", `${BUNDLES}/${job}/report`)).body.notes as { code: string }[]).map(({ code }) => code);

/** A guide, and a bundle in which it says something else. */
async function guideAndBundle() {
  const tenant = await newTenant();
  const guide = await tenant.guide({ title: "Mine" });
  const archive = edited(await exported(tenant), (name, item) =>
    name.startsWith("guides/") ? JSON.parse(JSON.stringify(item).replaceAll("Mine", "Theirs")) : item,
  );
  return { tenant, guide, archive };
}

test("an edit between plan and start stays: the plan and the report say that it was changed here meanwhile", async () => {
  const { tenant, guide, archive } = await guideAndBundle();
  const { body } = await uploaded(tenant, archive);
  expect((await planned(tenant, body.id)).items).toMatchObject([{ state: "changed", reasons: [] }]);
  await PUT(tenant, guide, { subtitle: "A whole day of work" });
  const before = await stored(tenant, guide);
  expect((await planned(tenant, body.id)).items).toMatchObject([{ reasons: [{ code: "bundle_kept_meanwhile" }] }]);
  await start(tenant, body.id, { publish: true, atOnce: true });
  expect((await workOn(tenant, body.id)).result).toMatchObject({ changed: 0, kept: 1, published: 0 });
  expect(await codes(tenant, body.id)).toEqual(["bundle_kept_meanwhile"]);
  expect(await stored(tenant, guide)).toEqual(before);
  // Uploaded again, the change has been seen.
  expect((await imported(tenant, archive)).result).toMatchObject({ changed: 1, kept: 0 });
});

/** Starts an import that publishes, and ends it behind its first item. */
async function begun() {
  const { tenant, guide, archive } = await guideAndBundle();
  const live = edited(archive, (name, item) => (name.startsWith("guides/") ? { ...item, isLive: true, live: null } : item));
  const { body } = await uploaded(tenant, live);
  await start(tenant, body.id, { publish: true, atOnce: true });
  let portions = 0;
  const dying = {
    ...importContent,
    run: (task: Parameters<typeof importContent.run>[0]) =>
      importContent.run({
        ...task,
        portion: (work) => {
          if (++portions === 2) throw new Error("killed");
          return task.portion(work);
        },
      }),
  };
  await workOn(tenant, body.id, { types: { "import-content": dying } });
  expect((await stored(tenant, guide)).draft.texts.en?.title).toBe("Theirs");
  return { tenant, guide, job: body.id };
}

test("an edit while an import is under way stays: what it brought before is neither aimed nor published over it", async () => {
  const { tenant, guide, job } = await begun();
  await PUT(tenant, guide, { title: "Mine again" });
  expect((await workOn(tenant, job)).result).toMatchObject({ changed: 1, published: 0 });
  expect(await codes(tenant, job)).toEqual(["bundle_kept_meanwhile"]);
  expect(await stored(tenant, guide)).toMatchObject({ visibility: "private", draft: { texts: { en: { title: "Mine again" } } } });
});

test("what an import has changed itself before it was killed is no edit meanwhile: it is published", async () => {
  const { tenant, guide, job } = await begun();
  expect((await workOn(tenant, job)).result).toMatchObject({ changed: 1, published: 1 });
  expect([await codes(tenant, job), await stored(tenant, guide)]).toMatchObject([[], { visibility: "public" }]);
});

test("what is planned to be published stays as it was planned, and the report says so", async () => {
  const { tenant, guide, archive } = await guideAndBundle();
  const planning = { publish_at: sql<Date>`now() + interval '1 day'`, schedule: JSON.stringify({}) as never };
  await tenant.db.updateTable("guides").set(planning).where("id", "=", guide).execute();
  const before = await stored(tenant, guide);
  const { plan, result, notes } = await imported(tenant, archive, { publish: true, atOnce: true });
  expect(plan.items).toMatchObject([{ reasons: [{ code: "bundle_kept_planned" }] }]);
  expect([result, notes.map(({ code }) => code)]).toMatchObject([{ changed: 0, kept: 1 }, ["bundle_kept_planned"]]);
  expect(await stored(tenant, guide)).toEqual(before);
});

test("a newer upload takes the place of what the same person had prepared, and of nobody else's", async () => {
  const { tenant, archive } = await guideAndBundle();
  const others = await uploaded(tenant, archive, "property admin");
  const first = await uploaded(tenant, archive);
  const second = await uploaded(tenant, archive);
  const statusOf = async (id: string) =>
    (await tenant.db.selectFrom("tasks").select("status").where("id", "=", id).executeTakeFirstOrThrow()).status;
  expect(await Promise.all([others, first, second].map(({ body }) => statusOf(body.id)))).toEqual(["prepared", "cancelled", "prepared"]);
});

test("no import is prepared of a file that was removed while it was read", async () => {
  const { tenant, archive } = await guideAndBundle();
  const { db, api, companyId } = tenant;
  const get = api.files.get.bind(api.files);
  const removing = vi.spyOn(api.files, "get").mockImplementation(async (key) => {
    const file = await get(key);
    await db.deleteFrom("task_files").where("company_id", "=", companyId).where("kind", "=", "upload").execute();
    return file;
  });
  const { status } = await uploaded(tenant, archive).finally(() => removing.mockRestore());
  const tasks = await db
    .selectFrom("tasks")
    .select("id")
    .where("company_id", "=", companyId)
    .where("type", "=", "import-content")
    .execute();
  expect([status, tasks]).toEqual([404, []]);
});
