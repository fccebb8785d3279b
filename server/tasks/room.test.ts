import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { TASK_LIMITS } from "#app/domain/tasks/task-limits.ts";
import { importing } from "#tests/support/importing.ts";
import { fillTasks, sendUpload } from "#tests/support/tasks.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { enqueue } from "./queue.ts";
import { storeFile } from "./task-files.ts";

let company: Awaited<ReturnType<typeof importing>>;
beforeEach(async () => {
  company = await importing();
});

const UPLOAD = "/background-tasks/api/v1/companies/:c/import/users";
const TASKS = "/background-tasks/api/v1/companies/:c/tasks";
const full = { status: 409, body: { code: "uploads_too_many" } };
const uploads = () =>
  company.tenant.db
    .selectFrom("task_files")
    .selectAll()
    .where("company_id", "=", company.tenant.companyId)
    .where("kind", "=", "upload")
    .orderBy("id");
const inADay = () => new Date(Date.now() + 25 * 3_600_000);

test("a company with too many tasks that have not ended starts none, by whatever call; what has ended and other companies do not count", async () => {
  const { tenant, upload } = company;
  await fillTasks(tenant, 1);
  const start = () => tenant.call("company admin", "POST", TASKS, { type: "export-users", payload: {} });
  const { status, body } = await start();
  expect(status).toBe(201);
  const before = await uploads().execute();
  for (const refused of [
    await start(),
    await upload("id\na\n"),
    await tenant.call("company moderator", "POST", TASKS, { type: "export-users" }),
  ])
    expect(refused).toMatchObject({ status: 409, body: { code: "tasks_too_many" } });
  // The file of an import that could not be prepared is gone too.
  expect(await uploads().execute()).toEqual(before);
  const other = await newTenant();
  await expect(enqueue(other.db, { companyId: other.companyId, type: "export-users", by: null })).resolves.toBeTruthy();
  await tenant.call("company admin", "DELETE", `/v3/companies/:c/jobs/${body.id}`);
  expect((await start()).status).toBe(201);
});

test("an invitation that finds no room for its task invites nobody", async () => {
  const { tenant, imported } = company;
  await imported("id\nada@x.test\n", [{ columnId: "0", isIdentifier: true }]);
  await fillTasks(tenant);
  const answer = await tenant.call("company admin", "POST", "/v3/companies/:c/users/invite", { status: "created" });
  expect(answer).toMatchObject({ status: 409, body: { code: "tasks_too_many" } });
  expect(await company.people()).toMatchObject([{ status: "imported" }]);
});

test("calls at the same time take no more than the room there is", async () => {
  const { tenant } = company;
  await fillTasks(tenant, 2);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => tenant.call("company admin", "POST", TASKS, { type: "export-users", payload: {} })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
});

test("uploads that no import has ended with are so many at most; one that ends makes room", async () => {
  const { tenant } = company;
  for (let at = 1; at < TASK_LIMITS.uploads; at++) await sendUpload(tenant, UPLOAD, "users.csv", "id\na\n");
  const { body } = await company.upload("id\na\n");
  for (const refused of [await sendUpload(tenant, UPLOAD, "users.csv", "id\na\n"), await company.upload("id\na\n")])
    expect(refused).toMatchObject(full);
  expect(await uploads().execute()).toHaveLength(TASK_LIMITS.uploads);
  await tenant.call("company admin", "DELETE", `/v3/companies/:c/jobs/${body.id}`);
  expect((await company.upload("id\na\n")).status).toBe(201);
});

test("uploads that no import has ended with have so many bytes at most, those on their way with what they may become", async () => {
  const { tenant } = company;
  const { db, companyId, api } = tenant;
  const file = { company_id: companyId, property_id: null, kind: "upload" as const, name: "a.csv", media_type: "text/csv" };
  const half = TASK_LIMITS.uploadedBytes / 2;
  async function* tried(also: () => Promise<unknown>) {
    yield new Uint8Array(10);
    await also();
  }
  const stores = { db, files: api.files };
  let refused: unknown;
  const largest = async () => {
    refused = await storeFile(
      stores,
      file,
      tried(async () => undefined),
      half + 1,
    ).catch((error) => error);
  };
  await storeFile(stores, file, tried(largest), half);
  expect(refused).toMatchObject({ status: 409, code: "uploads_too_many" });
  // What has come takes as much as it is.
  expect(await uploads().execute()).toMatchObject([{ byte_size: "10" }]);
  await largest();
  expect(refused).toMatchObject({ bytes: 10 });
});

test("an upload that nobody imports is removed after a day, and kept for 30 once a task has it", async () => {
  await sendUpload(company.tenant, UPLOAD, "users.csv", "id\na\n");
  await company.upload("id\na\n");
  const [unused, used] = await uploads().execute();
  expect(unused!.expires_at < inADay()).toBe(true);
  expect(used!.expires_at > inADay()).toBe(true);
  const { rows } = await sql<{ days: number }>`select round(extract(epoch from expires_at - created_at) / 86400)::integer as days
    from task_files where id = ${used!.id}`.execute(company.tenant.db);
  expect(rows).toEqual([{ days: 30 }]);
});

test("a file that is prepared again has the same import, so that it takes no more room", async () => {
  const { tenant, upload } = company;
  const { body } = await upload("id\na\n");
  const { id: file } = await uploads().executeTakeFirstOrThrow();
  const prepare = () => tenant.call("company admin", "POST", "/v2/companies/:c/companyusers/import/prepare", { fileUploadId: file });
  const again = await Promise.all([prepare(), prepare()]);
  expect(again.map((answer) => [answer.status, answer.body.id])).toEqual([
    [201, body.id],
    [201, body.id],
  ]);
  const tasks = await tenant.db.selectFrom("tasks").select("id").where("company_id", "=", tenant.companyId).execute();
  expect(tasks).toEqual([{ id: body.id }]);
});

test("an upload that is removed on its way is refused with what to do", async () => {
  const { db, companyId, api } = company.tenant;
  const row = { company_id: companyId, property_id: null, kind: "upload" as const, name: "people.csv", media_type: "text/csv" };
  async function* slowly() {
    yield Buffer.from("id\n");
    await db.deleteFrom("task_files").where("company_id", "=", companyId).execute();
    yield Buffer.from("ada\n");
  }
  await expect(storeFile({ db, files: api.files }, row, slowly(), 1000)).rejects.toMatchObject({ status: 409, code: "upload_removed" });
});
