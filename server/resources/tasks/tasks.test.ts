import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { dropOldTasks } from "#server/tasks/drop-old-tasks.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { storeFile } from "#server/tasks/task-files.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const JOBS = "/v3/companies/:c/jobs";
const TASKS = "/background-tasks/api/v1/companies/:c/tasks";
const add = ({ db, companyId }: Tenant, more: object = {}) => enqueue(db, { companyId, type: "export-users", by: null, ...more });
const set = ({ db }: Tenant, id: string, values: object) => db.updateTable("tasks").set(values).where("id", "=", id).execute();

async function* bytes(...texts: string[]) {
  for (const text of texts) yield new TextEncoder().encode(text);
}

const store = ({ api, db, companyId }: Tenant, task_id: string, more: object = {}, ...texts: string[]) =>
  storeFile(
    { db, files: api.files },
    { company_id: companyId, property_id: null, task_id, kind: "result", name: "users.csv", media_type: "text/csv", ...more },
    bytes(...texts),
  );

test("spec 2 §7: jobs are listed newest first, by type under any of its names, by status, page by page", async () => {
  const tenant = await newTenant();
  const ids: string[] = [];
  for (const type of ["export-users", "import-users", "import-users"]) ids.unshift(await add(tenant, { type }));
  await set(tenant, ids[0]!, { status: "running", done: 5, total: 10, stage: "writing", started_at: new Date() });
  const list = async (query: string) => (await tenant.call("company admin", "GET", `${JOBS}?${query}`)).body;
  expect(await list("")).toMatchObject({ data: ids.map((id) => ({ id })), pagination: { page: 1, limit: 20, total: 3 } });
  for (const type of ["import-users", "company_user_import", "company-user-import"])
    expect((await list(`type=${type}`)).data).toMatchObject([{ id: ids[0] }, { id: ids[1] }]);
  expect((await list("status=in%20progress")).data).toMatchObject([
    { id: ids[0], status: "in progress", done: 5, total: 10, stage: "writing" },
  ]);
  expect(await list("page=2&limit=2")).toMatchObject({ data: [{ id: ids[2] }], pagination: { page: 2, limit: 2, total: 3 } });
  expect((await list(`ids=${ids[2]},${ids[0]},999999999`)).data).toMatchObject([{ id: ids[0] }, { id: ids[2] }]);
  for (const wrong of [
    "status=nonsense",
    "ids=",
    "ids=1;2",
    "ids=01",
    `ids=${Array.from({ length: 101 }, () => "7")}`,
    "ids=9999999999999999",
  ])
    expect([wrong, (await tenant.call("company admin", "GET", `${JOBS}?${wrong}`)).status]).toEqual([wrong, 400]);
});

test("spec 2 §7: a task is read under both addresses, its id as text, its progress in progress or done", async () => {
  const tenant = await newTenant();
  const id = await add(tenant, { payload: { search: "ada" } });
  expect((await tenant.call("company admin", "GET", `${TASKS}/${id}`)).body).toEqual({
    id,
    type: "export-users",
    payload: { search: "ada" },
    status: "waiting",
  });
  await set(tenant, id, { status: "running", done: 1 });
  expect((await tenant.call("company admin", "GET", `${TASKS}/${id}/status`)).body).toEqual({
    status: "in progress",
    stage: null,
    done: 1,
    total: null,
  });
  expect((await tenant.call("company admin", "GET", `${JOBS}/${id}`)).body).toMatchObject({ id, status: "in progress" });
  for (const wrong of ["0", "999999999", "1e3", "99999999999999999999", "%00", "-1"])
    expect((await tenant.call("company admin", "GET", `${JOBS}/${wrong}`)).status).toBe(404);
});

test("spec 2 §7 DELETE jobs/{jobId}: a task that waits is cancelled at once, one that runs is asked to stop, one that has ended is not", async () => {
  const tenant = await newTenant();
  const [waiting, running, done] = [await add(tenant), await add(tenant), await add(tenant)];
  await set(tenant, running, { status: "running" });
  await set(tenant, done, { status: "done" });
  const cancel = (id: string) => tenant.call("company moderator", "DELETE", `${JOBS}/${id}`);
  expect((await cancel(waiting)).body).toMatchObject({ status: "cancelled", isStopping: false });
  expect((await cancel(running)).body).toMatchObject({ status: "in progress", isStopping: true });
  for (const id of [done, waiting]) expect(await cancel(id)).toMatchObject({ status: 409, body: { code: "task_ended" } });
});

test("people of one property see its tasks alone, and nobody those of another company", async () => {
  const [tenant, foreign] = [await newTenant(), await newTenant()];
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  const [mine, theirs, everybodys] = [
    await add(tenant, { propertyId: tenant.propertyId }),
    await add(tenant, { propertyId: other }),
    await add(tenant),
  ];
  const listed = (await tenant.call("property admin", "GET", JOBS)).body;
  expect(listed).toMatchObject({ data: [{ id: mine }], pagination: { total: 1 } });
  for (const id of [theirs, everybodys, await add(foreign)]) {
    for (const [method, path, body] of [
      ["GET", `${JOBS}/${id}`],
      ["DELETE", `${JOBS}/${id}`],
      ["POST", `${JOBS}/${id}/download`, { fileType: "csv", jobType: "export-users" }],
      ["GET", `${TASKS}/${id}`],
      ["GET", `${TASKS}/${id}/status`],
    ] as const)
      expect([path, (await tenant.call("property admin", method, path, body)).status]).toEqual([path, 404]);
  }
  expect((await tenant.call("company admin", "GET", `${JOBS}/${await add(foreign)}`)).status).toBe(404);
  expect(
    await tenant.db.selectFrom("tasks").select("id").where("cancel_asked", "=", true).where("id", "in", [theirs, everybodys]).execute(),
  ).toEqual([]);
});

test("spec 2 §6: a file of one's own task is fetched only by who may still view what is in it", async () => {
  const tenant = await newTenant();
  const file = { fileType: "csv", jobType: "export-users" };
  for (const [kind, status] of [
    ["property admin", 200],
    ["property moderator", 401],
  ] as const) {
    const { manager } = await tenant.person(kind);
    const id = await add(tenant, { by: manager });
    await set(tenant, id, { status: "done", finished_at: new Date() });
    await store(tenant, id, {}, "id\nada\n");
    expect([kind, (await tenant.call(kind, "GET", `${JOBS}/${id}`)).status]).toEqual([kind, 200]);
    expect([kind, (await tenant.call(kind, "POST", `${JOBS}/${id}/download`, file)).status]).toEqual([kind, status]);
  }
});

test("spec 2 §7 POST jobs/{jobId}/download with fileType and jobType: a file is fetched whole by its type and the type of its task, in pieces as it was stored", async () => {
  const tenant = await newTenant();
  const id = await add(tenant);
  const big = "x".repeat(3_000_000);
  await store(tenant, id, {}, big, big, "end");
  await store(tenant, id, { kind: "refused", name: "refused.csv" }, "line\n");
  const fetchFile = async (body: object) => {
    const { token } = await tenant.person("company admin");
    const url = `http://api.test${JOBS.replace(":c", String(tenant.companyId))}/${id}/download`;
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    return tenant.api.fetch(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
  };
  expect((await tenant.call("company admin", "GET", `${JOBS}/${id}`)).body.files).toMatchObject([
    { fileType: "csv", name: "users.csv", byteSize: 6_000_003 },
    { fileType: "refused", name: "refused.csv", byteSize: 5 },
  ]);
  const answer = await fetchFile({ fileType: "csv", jobType: "export-users" });
  expect([answer.status, answer.headers.get("content-disposition"), answer.headers.get("content-length")]).toEqual([
    200,
    'attachment; filename="users.csv"',
    "6000003",
  ]);
  expect(await answer.text()).toBe(`${big}${big}end`);
  expect(await (await fetchFile({ fileType: "refused", jobType: "export-users" })).text()).toBe("line\n");
  for (const wrong of [
    { fileType: "zip", jobType: "export-users" },
    { fileType: "csv", jobType: "import-users" },
    { fileType: "csv", jobType: "nonsense" },
  ])
    expect((await fetchFile(wrong)).status).toBe(404);
  await set(tenant, id, { status: "running" });
  expect((await fetchFile({ fileType: "csv", jobType: "export-users" })).status).toBe(404);
});

test("a file above its limit leaves nothing behind", async () => {
  const tenant = await newTenant();
  const id = await add(tenant);
  const before = (await tenant.api.files.list({ prefix: "tasks/" })).files.length;
  const stored = await storeFile(
    { db: tenant.db, files: tenant.api.files },
    { company_id: tenant.companyId, property_id: null, task_id: id, kind: "upload", name: "a.csv", media_type: "text/csv" },
    bytes("x".repeat(5_000_000), "y".repeat(2_000_000)),
    6_000_000,
  );
  expect(stored).toBeNull();
  expect((await tenant.api.files.list({ prefix: "tasks/" })).files).toHaveLength(before);
  expect(await tenant.db.selectFrom("task_files").select("id").where("task_id", "=", id).execute()).toEqual([]);
});

test("files are removed after 30 days, finished or not, and then the task itself", async () => {
  const tenant = await newTenant();
  const [old, young] = [await add(tenant), await add(tenant)];
  await set(tenant, old, { status: "done", finished_at: new Date(Date.now() - 31 * 86_400_000) });
  await set(tenant, young, { status: "done", finished_at: new Date() });
  for (const id of [old, young]) await store(tenant, id, {}, "a");
  const files = () => tenant.db.selectFrom("task_files").selectAll().where("company_id", "=", tenant.companyId).orderBy("id").execute();
  await tenant.db
    .updateTable("task_files")
    .set({ expires_at: new Date(0) })
    .where("task_id", "=", old)
    .execute();
  // What a killed process left: pieces, and a row that does not know how many.
  await tenant.api.files.set("tasks/unfinished/0", new File(["x"], "0"));
  const unfinished = { company_id: tenant.companyId, property_id: null, kind: "upload" as const, name: "a", media_type: "text/csv" };
  await tenant.db
    .insertInto("task_files")
    .values({ ...unfinished, storage_key: "tasks/unfinished", expires_at: new Date(0) })
    .execute();
  const keys = (await files()).map(({ storage_key }) => storage_key);
  while ((await dropOldTasks({ db: tenant.db, files: tenant.api.files })) > 0);
  expect((await files()).map(({ task_id }) => task_id)).toEqual([young]);
  const left = await Promise.all(keys.map((key) => tenant.api.files.has(`${key}/0`)));
  expect(left).toEqual([false, true, false]);
  expect(await tenant.db.selectFrom("tasks").select("id").where("company_id", "=", tenant.companyId).execute()).toEqual([{ id: young }]);
});

test("spec 2 §3 Background task: a payload may name the company, but no other one", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const create = (companyId: number) => tenant.call("company admin", "POST", TASKS, { type: "export-users", payload: { companyId } });
  expect((await create(tenant.companyId)).status).toBe(201);
  expect((await create(other.companyId)).status).toBe(404);
});

test("a job says whom it is about, as long as they are there, or what was searched", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const { db, companyId, propertyId } = tenant;
  const userId = await addCompanyUser(db, companyId, {}, { public_id: "ada@x.test" });
  const seen = await addForeignUser(db, propertyId, {}, { foreign_id: "seen-here" });
  const foreign = await addForeignUser(db, other.propertyId, {}, { foreign_id: "seen-elsewhere" });
  const about = (id: number) => ({ type: "export-person", payload: { userId: id } });
  const asked = [about(userId), about(seen), about(foreign), { payload: { search: "kim" } }, { payload: {} }, { type: "import-users" }];
  for (const task of asked) await add(tenant, { status: "prepared", ...task });
  const subjects = async () => {
    const { data } = (await tenant.call("company admin", "GET", JOBS)).body as { data: { subject: unknown }[] };
    return data.map(({ subject }) => subject).reverse();
  };
  expect(await subjects()).toEqual(["ada@x.test", "seen-here", null, "kim", null, null]);
  await db.deleteFrom("company_users").where("id", "=", userId).execute();
  expect((await subjects())[0]).toBe(null);
});
