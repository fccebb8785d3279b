import { beforeEach, expect, test } from "vitest";
import type { WireCentre } from "#app/contracts/documents.ts";
import { addProperty } from "#server/demo/builders.ts";
import { fillTasks } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/help-centres";
const JOBS = "/v3/companies/:c/jobs";
const HELP = { name: "Help", address: "https://help.crm.test/sitemap.xml", language: "" };

let tenant: Tenant;
beforeEach(async () => {
  tenant = await newTenant();
});
const call = (method: string, path = "", body?: object) => tenant.call("company admin", method, ALL + path, body);
const add = async (said: object = {}) => (await call("POST", "", { ...HELP, ...said })).body as unknown as WireCentre;
const tasks = () =>
  tenant.db.selectFrom("tasks").select(["id", "status", "payload"]).where("company_id", "=", tenant.companyId).orderBy("id").execute();

/** As a fetch leaves it. */
async function fetched({ id, taskId }: WireCentre, state: "done" | "failed" = "done", problem: string | null = null) {
  await tenant.db.updateTable("help_centres").set({ state, problem }).where("id", "=", id).execute();
  await tenant.db.updateTable("tasks").set({ status: state, finished_at: new Date() }).where("id", "=", taskId).execute();
}

test("a help centre that is connected is fetched by a task", async () => {
  const { status, body } = await call("POST", "", HELP);
  expect([status, body]).toMatchObject([
    201,
    { ...HELP, state: "fetching", problem: null, documents: 0, unread: 0, fetchedAt: null, revision: 1 },
  ]);
  expect(await tasks()).toEqual([{ id: body.taskId, status: "waiting", payload: { centre: body.id, title: "Help" } }]);
  const listed = (await tenant.call("company admin", "GET", JOBS)).body.data;
  expect(listed).toMatchObject([{ type: "fetch-help-centre", subject: "Help" }]);
  expect((await call("GET")).body.data).toMatchObject([{ id: body.id, name: "Help" }]);
});

test.each([
  [{ name: " " }, "name", "centre_error_name_missing"],
  [{ name: "x".repeat(129) }, "name", "text_error_too_long"],
  [{ address: "" }, "address", "centre_error_address_missing"],
  [{ address: "help.crm.test" }, "address", "text_error_invalid_link"],
  [{ address: "ftp://help.crm.test" }, "address", "text_error_invalid_link"],
  [{ address: "https://crm.test@evil.test" }, "address", "text_error_invalid_link"],
  [{ address: `https://help.crm.test/${"x".repeat(2000)}` }, "address", "text_error_too_long"],
  [{ language: "fr" }, "language", "language_error_unknown"],
])("%j is refused at %s", async (said, path, code) => {
  expect(await call("POST", "", { ...HELP, ...said })).toMatchObject({ status: 422, body: { fields: [{ path, code }] } });
  expect(await tasks()).toEqual([]);
});

test("an address is connected once, however it is written; another property may connect it too", async () => {
  await add({ address: "https://help.crm.test" });
  const again = await call("POST", "", { ...HELP, address: "https://HELP.crm.test:443/" });
  const code = "centre_error_address_taken";
  expect(again).toMatchObject({ status: 409, body: { code, fields: [{ path: "address", code }] } });
  const other = await add();
  expect((await call("PUT", `/${other.id}`, { address: "https://help.crm.test/" })).body).toMatchObject({ status: 409, code });
  expect((await call("PUT", `/${other.id}`, { address: HELP.address, name: "Own" })).status).toBe(200);
  const second = await addProperty(tenant.db, tenant.companyId, { name: "Second" });
  const there = await tenant.call("company admin", "POST", `/v2/properties/${second}/help-centres`, HELP);
  expect(there.status).toBe(201);
});

test("there are ten of a property at the most, also when several are connected at once", async () => {
  for (let index = 0; index < 8; index++) await add({ address: `https://help.crm.test/${index}` });
  const answers = await Promise.all(
    ["a", "b", "c", "d"].map((end) => call("POST", "", { ...HELP, address: `https://help.crm.test/${end}` })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "centre_error_too_many" });
});

test("another address or language fetches it anew and ends the fetch of the old one; another name does not", async () => {
  const { id, taskId } = await add();
  const named = await call("PUT", `/${id}`, { name: "Docs", revision: 1 });
  expect(named.body).toMatchObject({ name: "Docs", taskId, revision: 2 });
  const moved = await call("PUT", `/${id}`, { address: "https://docs.crm.test/", revision: 2 });
  expect(moved.body).toMatchObject({ state: "fetching", revision: 3 });
  expect(moved.body.taskId).not.toBe(taskId);
  const spoken = await call("PUT", `/${id}`, { language: "en", revision: 3 });
  expect((await tasks()).map(({ status }) => status)).toEqual(["cancelled", "cancelled", "waiting"]);
  expect(spoken.body.taskId).toBe((await tasks()).at(-1)?.id);
  expect((await call("PUT", `/${id}`, { name: "Late", revision: 2 })).body).toMatchObject({
    code: "changed_meanwhile",
    current: { name: "Docs", language: "en", revision: 4 },
  });
});

test("with another address the documents of the old site go, at once and for players too; those of others stay", async () => {
  const { id } = await add();
  const write = (centre: number | null, title: string) =>
    tenant.db
      .insertInto("documents")
      .values({
        ...{ property_id: tenant.propertyId, centre_id: centre, title, text: "Ask.", language: "en" },
        ...{ address: centre === null ? null : `https://old.test/${title}`, last_changed_by: null, last_changed_by_id: null },
      })
      .execute();
  await write(id, "old");
  await write(null, "own");
  const found = async () =>
    ((await tenant.call(null, "POST", "/player/:p/documents", { query: "ask" })).body.found as { title: string }[]).map(
      ({ title }) => title,
    );
  await tenant.db.updateTable("help_centres").set({ fetched_at: new Date() }).where("id", "=", id).execute();
  expect((await found()).toSorted()).toEqual(["old", "own"]);
  await call("PUT", `/${id}`, { language: "en", revision: 1 });
  expect((await found()).toSorted()).toEqual(["old", "own"]);
  await call("PUT", `/${id}`, { address: "https://new.test/", revision: 2 });
  expect(await found()).toEqual(["own"]);
});

test("what a fetch had brought is found once it was cancelled", async () => {
  const { id, taskId } = await add();
  const look = async () => (await tenant.call(null, "POST", "/player/:p/documents", { query: "ask" })).status;
  expect(await look()).toBe(404);
  await tenant.db
    .insertInto("documents")
    .values({
      ...{ property_id: tenant.propertyId, centre_id: id, title: "Leave", text: "Ask.", language: "en", address: "https://old.test/leave" },
      ...{ last_changed_by: null, last_changed_by_id: null },
    })
    .execute();
  await tenant.db.updateTable("tasks").set({ status: "cancelled" }).where("id", "=", taskId).execute();
  expect(await look()).toBe(200);
});

test("it is fetched again once it is not being fetched", async () => {
  const centre = await add();
  expect((await call("POST", `/${centre.id}/fetch`)).body).toMatchObject({ status: 409, code: "centre_error_fetching" });
  await fetched(centre);
  const both = await Promise.all([call("POST", `/${centre.id}/fetch`), call("POST", `/${centre.id}/fetch`)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
  expect(await tasks()).toHaveLength(2);
  await fetched((await call("GET", `/${centre.id}`)).body as unknown as WireCentre);
  await fillTasks(tenant);
  expect((await call("POST", `/${centre.id}/fetch`)).body).toMatchObject({ status: 409, code: "tasks_too_many" });
  expect((await call("GET", `/${centre.id}`)).body).toMatchObject({ state: "done" });
});

test("what became of it is said, also where the task was cancelled or given up", async () => {
  const centre = await add();
  const seen = async () => (await call("GET", `/${centre.id}`)).body;
  await tenant.call("company admin", "POST", `/v2/properties/:p/help-centres/${centre.id}/fetch`);
  await tenant.db.updateTable("tasks").set({ status: "cancelled" }).where("id", "=", centre.taskId).execute();
  expect(await seen()).toMatchObject({ state: "waiting", problem: null });
  await tenant.db.updateTable("tasks").set({ status: "failed", error: "task_gave_up" }).where("id", "=", centre.taskId).execute();
  expect(await seen()).toMatchObject({ state: "failed", problem: "other" });
  await fetched(centre, "failed", "not_found");
  expect(await seen()).toMatchObject({ state: "failed", problem: "not_found" });
  await call("POST", `/${centre.id}/fetch`);
  expect(await seen()).toMatchObject({ state: "fetching", problem: null });
});

test("one that is disconnected takes its documents and its fetch along, and nothing of others", async () => {
  const [centre, other] = [await add(), await add({ address: "https://docs.crm.test/" })];
  const of = (centre_id: number | null) => ({ property_id: tenant.propertyId, centre_id, title: "T", language: "en", text: "Text" });
  await tenant.db
    .insertInto("documents")
    .values([of(centre.id), of(other.id), of(null)])
    .execute();
  expect((await call("DELETE", `/${centre.id}?revision=2`)).status).toBe(409);
  expect((await call("DELETE", `/${centre.id}?revision=1`)).status).toBe(204);
  expect((await tasks()).map(({ status }) => status)).toEqual(["cancelled", "waiting"]);
  const left = (await tenant.call("company admin", "GET", "/v2/properties/:p/documents")).body.data as { centre: number | null }[];
  expect(left.map((each) => each.centre).toSorted()).toEqual([other.id, null]);
});

test("nobody of another property finds, changes, fetches or disconnects it", async () => {
  const { id } = await add();
  const other = await newTenant();
  const second = await addProperty(tenant.db, tenant.companyId, { name: "Second" });
  for (const [method, path, body] of [
    ["GET", `/${id}`],
    ["PUT", `/${id}`, { name: "Theirs" }],
    ["POST", `/${id}/fetch`],
    ["DELETE", `/${id}`],
  ] as const) {
    expect((await other.call("company admin", method, ALL + path, body)).status).toBe(404);
    const beside = `/v2/properties/${second}/help-centres${path}`;
    expect((await tenant.call("company admin", method, beside, body)).status).toBe(404);
  }
  expect((await call("GET", `/${id}`)).body).toMatchObject({ name: "Help", revision: 1 });
});
