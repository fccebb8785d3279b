import { createElement } from "react";
import { expect, test } from "vitest";
import ImportScreen, { action, loader } from "#app/routes/app/$property/settings/company/users/import/$taskId/page.tsx";
import { action as upload } from "#app/routes/app/$property/settings/company/users/import/page.tsx";
import { enqueue } from "#server/tasks/queue.ts";
import { importing } from "#tests/support/importing.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

test.each([3, 0])("an import that met %d archived people says so, and leads to them", async (archived) => {
  const tenant = await newTenant({}, { staffTrainingExtension: true });
  const admin = await visitor(tenant, "company admin");
  const id = await enqueue(tenant.db, { companyId: tenant.companyId, type: "import-users", by: null });
  const result = JSON.stringify({ created: 0, updated: 2, archived, refused: 0, keptOut: 0 });
  await tenant.db.updateTable("tasks").set({ status: "done", result, finished_at: new Date() }).where("id", "=", id).execute();
  const at = `/app/${tenant.propertyId}/settings/company/users/import/${id}`;
  const { data } = await admin.open(loader, at, { taskId: id });
  const markup = await markupAt(at, createElement(ImportScreen), data);
  const says = ["left out · Also updated, but archived and not in the list until restored: 3", "/settings/company/users?status=archived"];
  for (const each of says) expect(markup.includes(each)).toBe(archived > 0);
  expect(markup).not.toContain("You can leave this page");
});

test("before the start stand the file, its rows, how columns are left out and what values look like; what is wrong stands at a field", async () => {
  const { tenant, upload } = await importing();
  const { body } = await upload("email,team\nada@x.test,Sales\nbob@x.test,Support\n", "people.csv");
  const admin = await visitor(tenant, "company admin");
  const at = `/app/${tenant.propertyId}/settings/company/users/import/${body.id}`;
  const { data } = await admin.open(loader, at, { taskId: body.id });
  const markup = await markupAt(at, createElement(ImportScreen), data);
  expect(markup).toContain("<bdi>people.csv</bdi> · 2 rows");
  expect(markup).toContain("1 of 2 columns are left out.");
  expect(markup).toContain("dates are like 2026-12-31");
  const refused = async (form: Record<string, string>) => {
    const answer = await admin.send(action, at, form, { taskId: body.id });
    return [answer.status, (answer.data.submission as { error: unknown }).error];
  };
  expect(await refused({ column0: "", column1: "" })).toEqual([422, { column0: ["import_no_identifier"] }]);
  const many = ["import_many_identifiers"];
  expect(await refused({ column0: "id", column1: "id" })).toEqual([422, { column0: many, column1: many }]);
});

const UPLOAD = "/app/:p/settings/company/users/import";

/** What is told of a file that a browser sends, as the codes of its field. */
async function toldOf(file: File | string): Promise<unknown> {
  const tenant = await newTenant({}, { staffTrainingExtension: true });
  const admin = await visitor(tenant, "company admin");
  const form = new FormData();
  form.append("file", file);
  const { status, data } = await admin.send(upload, UPLOAD, form);
  expect(status).toBe(422);
  return (data.submission as { error: unknown }).error;
}

test.each([
  ["no file", new File([], ""), "import_no_file"],
  ["a file that scripts found too large", "file_too_large", "import_file_too_big"],
  ["a file that scripts found to be of another type", "file_wrong_type", "upload_file_format_error"],
  ["anything else", "constructor", "import_no_file"],
  ["an empty file", new File([], "users.txt"), "upload_file_format_error"],
  ["a file a little too large", new File(["x".repeat(5_010_000)], "users.csv"), "import_file_too_big"],
  ["a file much too large", new File(["x".repeat(9_000_000)], "users.csv"), "import_file_too_big"],
  ["a head without rows", new File(["email,team\n"], "users.csv"), "import_no_rows"],
])("of %s the upload says one thing, at its field", async (_, file, code) => {
  expect(await toldOf(file)).toEqual({ file: [code] });
});

/** What the mapping of a file looks like, and what it answers to what was chosen. */
async function mappingOf(tenant: Tenant, id: string) {
  const admin = await visitor(tenant, "company admin");
  const at = `/app/${tenant.propertyId}/settings/company/users/import/${id}`;
  return {
    shown: async (answered?: object) =>
      markupAt(at, createElement(ImportScreen), (await admin.open(loader, at, { taskId: id })).data, "en", answered),
    send: (form: Record<string, string>) => admin.send(action, at, form, { taskId: id }),
  };
}

test("a new attribute whose key is taken is answered once, with what helps", async () => {
  const { tenant, upload, attribute } = await importing();
  const old = await attribute("team", "string");
  await tenant.db.updateTable("attributes").set({ status: "private", display_name: "Team" }).where("id", "=", old).execute();
  const { body } = await upload("email,seats,team,Room A,room-a\nada@x.test,1,x,1,2\n");
  const { shown, send } = await mappingOf(tenant, body.id);
  const chosen = { column0: "id", column1: "", column2: "", column3: "", column4: "" };
  for (const [more, said] of [
    [{ column1: "new-number" }, "The attribute “seats” exists already. Choose it from the list."],
    [
      { column2: "new-string" },
      "The attribute “Team” exists but is archived. Restore it under Company attributes, or leave the column out.",
    ],
    [{ column3: "new-string", column4: "new-string" }, "Another column already becomes this attribute. Choose another."],
  ] as const) {
    const { status, data } = await send({ ...chosen, ...more });
    expect(status).toBe(409);
    const markup = await shown(data);
    // Once above the form, and once at the column.
    expect([said, markup.split(said).length - 1]).toEqual([said, 2]);
    expect(markup).not.toContain("This key already exists");
    expect(markup.includes(`/attributes/${old}/restore?return=`)).toBe("column2" in more);
  }
});

test("a column with the key of a property's attribute says so, and as a new one of the company keeps its name", async () => {
  const { tenant, upload } = await importing();
  const said = { key: "plan", dataType: "string", displayName: "Tariff" };
  await tenant.call("company admin", "POST", "/v2/properties/:p/attributes", said);
  const { body } = await upload("email,plan\nada@x.test,pro\n");
  const { shown, send } = await mappingOf(tenant, body.id);
  const markup = await shown();
  expect(markup).toContain("has an attribute “Tariff” with the key “plan”. A new attribute of the company goes before it.");
  expect(markup.split("goes before it").length).toBe(2);
  expect((await send({ column0: "id", column1: "new-string" })).status).toBe(302);
  const made = tenant.db.selectFrom("attributes").select("display_name").where("company_id", "=", tenant.companyId);
  expect(await made.where("property_id", "is", null).where("key", "=", "plan").execute()).toEqual([{ display_name: "Tariff" }]);
});

test.each([
  ['email\nada@x.test\n"bob"x\n', "The row in line 3 can’t be read and will be refused"],
  ['email\n"ada@x.test\nbob@x.test\n', "Nothing from line 2 on will be read"],
])("%# what cannot be read of the first rows is said before the start", async (text, said) => {
  const { tenant, upload } = await importing();
  const { body } = await upload(text);
  expect(await (await mappingOf(tenant, body.id)).shown()).toContain(said);
});

test("what says that Processes shows how far it is leads there", async () => {
  const { tenant, upload } = await importing();
  const { body } = await upload("email\nada@x.test\n");
  const { shown, send } = await mappingOf(tenant, body.id);
  expect(await shown()).toContain("1 row<");
  await send({ column0: "id" });
  expect(await shown()).toMatch(/You can leave this page[^<]* <a[^>]*\/settings\/company\/processes"/);
});
