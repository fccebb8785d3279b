import { beforeEach, expect, test } from "vitest";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import { IDENTIFIER, importing, USERS } from "#tests/support/importing.ts";
import { sendUpload, untilEnded } from "#tests/support/tasks.ts";
import { newTenant } from "#tests/support/tenant.ts";

const TASKS = "/background-tasks/api/v1/companies/:c";

let company: Awaited<ReturnType<typeof importing>>;
beforeEach(async () => {
  company = await importing();
});

test("spec 2 §5 Uploads: only .csv, in any case, up to 5 MB; and what no import can be made of says why and leaves nothing", async () => {
  expect((await company.upload("id\na\n", "USERS.CSV")).status).toBe(201);
  const files = () => company.tenant.db.selectFrom("task_files").select("id").where("company_id", "=", company.tenant.companyId).execute();
  const before = await files();
  for (const [name, content, code] of [
    ["users.xlsx", "id\na\n", "upload_file_format_error"],
    ["users.csv.exe", "id\na\n", "upload_file_format_error"],
    ["users.csv", `id\n${"a\n".repeat(2_600_000)}`, "import_file_too_big"],
    ["users.csv", "", "import_empty"],
    ["users.csv", "a,A\n1,2\n", "import_same_columns"],
    ["users.csv", `${Array.from({ length: 10_000 }, (_, at) => `c${at}`)}\n`, "import_many_columns"],
  ] as const)
    expect([name, await company.upload(content, name)]).toMatchObject([name, { status: 422, body: { fields: [{ path: "file", code }] } }]);
  expect(await files()).toEqual(before);
  const { token } = await company.tenant.person("company admin");
  const raw = (type: string, body: string) =>
    company.tenant.api.fetch(
      new Request(`http://api.test${USERS.replace(":c", String(company.tenant.companyId))}/upload`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}`, "content-type": type },
        body,
      }),
    );
  expect((await raw("application/json", "{}")).status).toBe(415);
  expect((await raw("multipart/form-data", "x")).status).toBe(415);
  expect((await raw("multipart/form-data; boundary=b", "nonsense")).status).toBe(400);
  expect((await raw("multipart/form-data; boundary=b", "--b\r\ncontent-disposition: form-data; name=other\r\n\r\nx\r\n--b--")).status).toBe(
    422,
  );
});

test("a mapping needs one identifier, each column and attribute once, and attributes of the company", async () => {
  const { body } = await company.upload("id,a,b\nada,1,2\n");
  const property = await company.tenant.call("company admin", "POST", "/v2/properties/:p/attributes", { key: "own", dataType: "string" });
  for (const [mapping, path, code] of [
    [[], "mapping", "import_no_identifier"],
    [[{ columnId: "1", attributeId: company.seats }], "mapping", "import_no_identifier"],
    [[IDENTIFIER, { columnId: "1", isIdentifier: true }], "mapping", "import_many_identifiers"],
    [[IDENTIFIER, { columnId: "0", attributeId: company.seats }], "mapping.1.columnId", "import_column_twice"],
    [[IDENTIFIER, { columnId: "9", attributeId: company.seats }], "mapping.1.columnId", "import_column_unknown"],
    [
      [IDENTIFIER, { columnId: "1", attributeId: company.seats }, { columnId: "2", attributeId: company.seats }],
      "mapping.2.attributeId",
      "import_attribute_twice",
    ],
    [[IDENTIFIER, { columnId: "1", attributeId: property.body.id }], "mapping.1.attributeId", "import_attribute_unknown"],
    [[IDENTIFIER, { columnId: "1", attributeId: 999_999_999 }], "mapping.1.attributeId", "import_attribute_unknown"],
    [
      [IDENTIFIER, { columnId: "1", newAttribute: { key: "a b", dataType: "string" } }],
      "mapping.1.newAttribute.key",
      "attribute_error_key_invalid",
    ],
    [
      [IDENTIFIER, { columnId: "1", newAttribute: { key: "__proto__", dataType: "string" } }],
      "mapping.1.newAttribute.key",
      "attribute_error_key_invalid",
    ],
  ] as [object[], string, string][])
    expect([code, await company.start(body.id, mapping)]).toMatchObject([code, { status: 422, body: { fields: [{ path, code }] } }]);
  expect(await company.start(body.id, [IDENTIFIER, { columnId: "1", newAttribute: { key: "seats", dataType: "string" } }])).toMatchObject({
    status: 409,
    body: { fields: [{ path: "mapping.1.newAttribute.key", code: "attribute_error_key_taken" }] },
  });
  // Nothing of a refused mapping is left, and it can be sent again, once.
  expect((await company.start(body.id, [IDENTIFIER])).status).toBe(200);
  expect((await company.start(body.id, [IDENTIFIER])).status).toBe(404);
});

test("spec 2 §7 Background tasks, §3: a file uploaded by call is imported by a task under each of its names, by what its columns surely are", async () => {
  const { status, body } = await sendUpload(company.tenant, `${TASKS}/import/users`, "users.csv", "user id,seats,other\nada,2,x\n");
  expect([status, body]).toEqual([201, { fileUploadId: expect.stringMatching(/^\d+$/) }]);
  const payload = { fileUploadId: body.fileUploadId, companyId: company.tenant.companyId };
  for (const type of ["import-users", "company_user_import", "company-user-import"]) {
    const task = await company.tenant.call("company admin", "POST", `${TASKS}/tasks`, { type, payload });
    expect(task).toMatchObject({
      status: 201,
      body: { type: "import-users", status: "waiting", payload: { fileUploadId: body.fileUploadId } },
    });
    expect(await untilEnded(company.tenant, task.body.id as never)).toMatchObject({ status: "done" });
  }
  expect(await company.people()).toMatchObject([{ public_id: "ada", attributes: { seats: 2 } }]);
  const prepared = await company.tenant.call("company admin", "POST", `${USERS}/import/prepare`, { fileUploadId: body.fileUploadId });
  expect(prepared).toMatchObject({
    status: 201,
    body: { details: { columns: [{ name: "user id" }, { name: "seats" }, { name: "other" }] } },
  });
});

test("spec 2 §7 POST tasks: no file of another company, no payload that says another company, and no type that is not there (yet)", async () => {
  const foreign = await newTenant();
  const { body } = await sendUpload(foreign, `${TASKS}/import/users`, "users.csv", "id\nada\n");
  const mine = await sendUpload(company.tenant, `${TASKS}/import/users`, "users.csv", "id\nada\n");
  const create = (type: string, payload: object) => company.tenant.call("company admin", "POST", `${TASKS}/tasks`, { type, payload });
  expect((await create("import-users", { fileUploadId: body.fileUploadId })).status).toBe(404);
  expect((await create("import-users", { fileUploadId: mine.body.fileUploadId, companyId: foreign.companyId })).status).toBe(404);
  expect((await company.tenant.call("company admin", "POST", `${USERS}/import/prepare`, { fileUploadId: body.fileUploadId })).status).toBe(
    404,
  );
  for (const type of ["nonsense", "toString", "invite-users", "erase-person", "import-app-metadata", "tutorial_pdf_export", ""])
    expect((await create(type, {})).status).toBe(422);
  expect(await create("import-users", {})).toMatchObject({ status: 422, body: { fields: [{ path: "payload.fileUploadId" }] } });
  // The rights on tasks do not give those on people.
  const { status } = await company.tenant.call("property moderator", "POST", `${TASKS}/tasks`, {
    type: "import-users",
    payload: { fileUploadId: mine.body.fileUploadId },
  });
  expect(status).toBe(401);
});

test("an import of another company is neither read nor started", async () => {
  const foreign = await newTenant();
  const { body } = await sendUpload(foreign, `${USERS}/upload`, "users.csv", "id\nada\n");
  expect((await company.tenant.call("company admin", "GET", `${USERS}/import/jobs/${body.id}`)).status).toBe(404);
  expect((await company.start(body.id, [IDENTIFIER])).status).toBe(404);
  expect((await foreign.call("company admin", "GET", `${USERS}/import/jobs/${body.id}`)).status).toBe(200);
});

test("with the role of a property people import files of their own, and see no others", async () => {
  const { tenant } = company;
  const theirs = await company.upload("id\nboss@x.test\n");
  const file = await sendUpload(tenant, `${TASKS}/import/users`, "users.csv", "id\nboss@x.test\n");
  const as = (method: string, path: string, body?: object) => tenant.call("property admin", method, path, body);
  expect((await as("GET", `${USERS}/import/jobs/${theirs.body.id}`)).status).toBe(404);
  expect((await as("POST", `${USERS}/import/jobs/${theirs.body.id}/start`, { mapping: [IDENTIFIER] })).status).toBe(404);
  expect((await as("POST", `${USERS}/import/prepare`, { fileUploadId: file.body.fileUploadId })).status).toBe(404);
  const payload = { fileUploadId: file.body.fileUploadId };
  expect((await as("POST", `${TASKS}/tasks`, { type: "import-users", payload })).status).toBe(404);
  const own = await sendUpload(tenant, `${USERS}/upload`, "users.csv", "id\nada@x.test\n", "property admin");
  expect((await as("POST", `${USERS}/import/jobs/${own.body.id}/start`, { mapping: [IDENTIFIER] })).status).toBe(200);
  expect(await untilEnded(tenant, own.body.id)).toMatchObject({ status: "done" });
  expect((await as("GET", `/v3/companies/:c/jobs/${own.body.id}`)).body).toMatchObject({ status: "done", result: { created: 1 } });
});

test("a person has at most so many bytes of attributes, whichever import brings them", async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, (_, at) => company.attribute(`note_${at}`, "string")));
  const long = "x".repeat(1000);
  const columns = (from: number) => keys.slice(from, from + 20).map((attributeId, at) => ({ columnId: String(at + 1), attributeId }));
  const head = ["id", ...keys.map((_, at) => `n${at}`)].join(",");
  const { task } = await company.imported(`${head}\nada,${keys.map(() => long).join(",")}\n`, [IDENTIFIER, ...columns(0)]);
  expect(task.result).toMatchObject({ created: 1 });
  const euro = "€".repeat(1000);
  const second = await company.imported(`${head}\nada,${keys.map(() => euro).join(",")}\n`, [IDENTIFIER, ...columns(0)]);
  expect([PERSON_LIMITS.bytes, second.task.result]).toMatchObject([32_000, { updated: 0, refused: 1 }]);
  expect((await company.people())[0]?.attributes).toMatchObject({ note_0: long });
});

test("where a company tells its people apart by number, nothing else is an identifier", async () => {
  await company.tenant.call("super", "PUT", "/v2/companies/:c/limits", { newLimits: { companyUserUniqueDataType: "number" } });
  const { task, refused } = await company.imported("id\n7\nada\n-1\n", [IDENTIFIER]);
  expect([task.result, refused.length]).toMatchObject([{ created: 1, refused: 2 }, 2]);
});

test("an import whose file is gone says so", async () => {
  const { body } = await company.upload("id\nada\n");
  await company.start(body.id, [IDENTIFIER]);
  await company.tenant.db.deleteFrom("task_files").where("task_id", "=", body.id).execute();
  expect(await untilEnded(company.tenant, body.id)).toMatchObject({ status: "failed", error: "import_file_gone" });
});
