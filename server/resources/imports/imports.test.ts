import { beforeEach, expect, test } from "vitest";
import { IDENTIFIER, importing, USERS } from "#tests/support/importing.ts";
import { untilEnded } from "#tests/support/tasks.ts";

let company: Awaited<ReturnType<typeof importing>>;
beforeEach(async () => {
  company = await importing();
});

test("spec 2 §3 Import upload result, §4 Company-user import, §5 mapping: prepare, start a job, and the people are there; what is skipped is dropped", async () => {
  const { status, body } = await company.upload("email,Seats,note\nada@x.test,3,hello\nbob@x.test,,\n");
  expect([status, body]).toEqual([
    201,
    {
      company: company.tenant.companyId,
      id: expect.stringMatching(/^\d+$/),
      details: {
        rows: 2,
        exact: true,
        unreadable: null,
        columns: [
          {
            id: "0",
            name: "email",
            samples: ["ada@x.test", "bob@x.test"],
            suggestion: { match: 2, isIdentifier: true, attributeId: null },
            namesake: null,
          },
          {
            id: "1",
            name: "Seats",
            samples: ["3"],
            suggestion: { match: 2, isIdentifier: false, attributeId: company.seats },
            namesake: { attributeId: company.seats, name: "seats", archived: false, property: null },
          },
          {
            id: "2",
            name: "note",
            samples: ["hello"],
            suggestion: { match: 0, isIdentifier: false, attributeId: null },
            namesake: null,
          },
        ],
      },
    },
  ]);
  expect((await company.tenant.call("company admin", "GET", `${USERS}/import/jobs/${body.id}`)).body).toEqual(body);
  // §5: rows marked skip or without an attribute are dropped.
  await company.start(body.id, [
    IDENTIFIER,
    { columnId: "1", attributeId: company.seats },
    { columnId: "2", skip: true, newAttribute: { key: "note", dataType: "string" } },
  ]);
  const task = await untilEnded(company.tenant, body.id);
  expect(task).toMatchObject({ status: "done", result: { created: 2, updated: 0, refused: 0, keptOut: 0 }, done: "2", total: "2" });
  expect(await company.people()).toEqual([
    { public_id: "ada@x.test", status: "imported", attributes: { seats: 3 }, imported_by: body.id },
    { public_id: "bob@x.test", status: "imported", attributes: {}, imported_by: body.id },
  ]);
  expect((await company.tenant.call("company admin", "GET", `/v3/companies/:c/jobs/${body.id}`)).body.files).toEqual([]);
});

test("a second import changes what it names and leaves the rest", async () => {
  await company.imported("id,seats,new\nada,3,x\nbob,4,y\n", [
    IDENTIFIER,
    { columnId: "1", attributeId: company.seats },
    { columnId: "2", newAttribute: { key: "team", dataType: "string" } },
  ]);
  await company.tenant.db.updateTable("company_users").set({ status: "active" }).where("public_id", "=", "ada").execute();
  const { task } = await company.imported("id,seats\nada,5\ncleo,\n", [IDENTIFIER, { columnId: "1", attributeId: company.seats }]);
  expect(task.result).toMatchObject({ created: 1, updated: 1 });
  expect(await company.people()).toMatchObject([
    { public_id: "ada", status: "active", attributes: { seats: 5, team: "x" } },
    { public_id: "bob", attributes: { seats: 4, team: "y" } },
    { public_id: "cleo", attributes: {} },
  ]);
});

test("a column becomes an attribute that a property has already, and the company's value goes before the property's (spec 2 §3)", async () => {
  const { tenant } = company;
  await tenant.attribute("team");
  const own = JSON.stringify({ team: "said by the page" });
  await tenant.db.insertInto("foreign_users").values({ property_id: tenant.propertyId, foreign_id: "ada", own, attributes: own }).execute();
  const { task } = await company.imported("id,team\nada,sales\n", [
    IDENTIFIER,
    { columnId: "1", newAttribute: { key: "team", dataType: "string" } },
  ]);
  expect(task.result).toMatchObject({ created: 1, keptOut: 0 });
  const seen = tenant.db.selectFrom("foreign_users").select(["own", "attributes"]).where("property_id", "=", tenant.propertyId);
  expect(await seen.execute()).toEqual([{ own: { team: "said by the page" }, attributes: { team: "sales" } }]);
  const { body } = await company.upload("id,team\nada,1\n");
  const asNumber = { columnId: "1", newAttribute: { key: "seats_bought", dataType: "number" } };
  await tenant.attribute("seats_bought");
  expect(await company.start(body.id, [IDENTIFIER, asNumber])).toMatchObject({
    status: 409,
    body: { fields: [{ path: "mapping.1.newAttribute.key", code: "attribute_error_key_is_string" }] },
  });
});

test("who is archived takes the file's values, stays archived and is counted apart", async () => {
  await company.imported("id\nada\nbob\n", [IDENTIFIER]);
  await company.tenant.db.updateTable("company_users").set({ archived_at: new Date() }).where("public_id", "=", "ada").execute();
  const { task } = await company.imported("id,seats\nada,5\nbob,6\ncleo,7\n", [IDENTIFIER, { columnId: "1", attributeId: company.seats }]);
  expect(task.result).toMatchObject({ created: 1, updated: 1, archived: 1, refused: 0 });
  const { db, companyId } = company.tenant;
  const ada = db.selectFrom("company_users").select(["archived", "attributes"]).where("company_id", "=", companyId);
  expect(await ada.where("public_id", "=", "ada").execute()).toEqual([{ archived: true, attributes: { seats: 5 } }]);
});

test("what is not taken is named with its line: wrong type, no identifier, twice, too long, a broken quote, too many cells", async () => {
  const file = [
    "id,seats,note",
    "ada,many,hello",
    ",1,nobody",
    "ada,2,again",
    `bob,1,${"x".repeat(70_000)}`,
    'cleo,1,"a"b"',
    "dora,1,x,surplus",
    `${"i".repeat(300)},1,long`,
    'eve,2,"two',
    'lines"',
    "fay,3,fine",
    "gus,x,=1+1",
  ].join("\n");
  const { task, refused } = await company.imported(file, [
    IDENTIFIER,
    { columnId: "1", attributeId: company.seats },
    { columnId: "2", newAttribute: { key: "note", dataType: "string" } },
  ]);
  expect(task).toMatchObject({ status: "done", result: { created: 4, refused: 6, keptOut: 2, rows: 10 } });
  expect((await company.people()).map(({ public_id }) => public_id)).toEqual(["ada", "eve", "fay", "gus"]);
  expect(refused.map((line) => line.replace(/i{200}/, "iii"))).toEqual(
    [
      "2,seats,The value does not have the type of the attribute; the other values of the row were taken,many",
      "3,,The identifier is missing,",
      '4,,"The file names this person twice; the first line, in brackets, was taken",ada (2)'.replaceAll('"', ""),
      "5,,The row is too long,",
      "6,,A quotation mark stands in the wrong place,",
      "7,,The row has more cells than the file has columns,",
      "8,,The identifier has the wrong form,iii",
      "12,seats,The value does not have the type of the attribute; the other values of the row were taken,x",
    ].map((line) =>
      line.startsWith("4,") ? '4,,"The file names this person twice; the first line, in brackets, was taken",ada (2)' : line,
    ),
  );
});

test.each([
  ["a quote that nothing closes", 'id,note\nada,x\nbob,"y\ncleo,z\n', 3],
  ["no such quote", "id,note\nada,x\nbob,y\ncleo,z\n", 0],
])("a file with %s tells from which line on it was not read", async (_, file, unreadFrom) => {
  const { task } = await company.imported(file, [IDENTIFIER]);
  expect(task).toMatchObject({ status: "done", result: { unreadFrom } });
});

test("the name of the uploaded file stands with its import, on one line and cut short, until the file is gone", async () => {
  const name = `people\u0085of ${"x".repeat(200)}.csv`;
  const { body } = await company.upload("id\nada\n", name);
  const job = async () => (await company.tenant.call("company admin", "GET", `/v3/companies/:c/jobs/${body.id}`)).body;
  expect(await job()).toMatchObject({ fileName: `people of ${"x".repeat(110)}`, files: [] });
  await company.tenant.db.deleteFrom("task_files").where("task_id", "=", body.id).execute();
  expect(await job()).toMatchObject({ fileName: null });
});

test("ids are told apart by their case, as host pages say them (spec 2 §3: publicId)", async () => {
  await company.imported("id\nADA@x.test\nada@x.test\n", [IDENTIFIER]);
  expect((await company.people()).map(({ public_id }) => public_id).sort()).toEqual(["ADA@x.test", "ada@x.test"]);
});

test("who would have too much stored is refused and stays as they were", async () => {
  const { db, companyId } = company.tenant;
  const attributes = JSON.stringify(Object.fromEntries(Array.from({ length: 31 }, (_, at) => [`text_${at}`, "x".repeat(1000)])));
  await db.insertInto("company_users").values({ company_id: companyId, public_id: "ada", attributes }).execute();
  const { task, refused } = await company.imported(`id,note\nada,${"y".repeat(1000)}\nben,a\n`, [
    IDENTIFIER,
    { columnId: "1", newAttribute: { key: "note", dataType: "string" } },
  ]);
  expect(task.result).toMatchObject({ created: 1, updated: 0, refused: 1 });
  expect(refused).toEqual(["2,,The person would have more attributes than can be stored,ada"]);
  expect((await company.people())[0]?.attributes).toEqual(JSON.parse(attributes));
});

test("somebody new with more than can be stored is refused, in bytes and not in characters", async () => {
  const long = (cells: number) => Array.from({ length: 11 }, (_, at) => (at < cells ? "€".repeat(1000) : "")).join(",");
  const keys = Array.from({ length: 11 }, (_, at) => `text_${at}`);
  const mapping = keys.map((key, at) => ({ columnId: String(at + 1), newAttribute: { key, dataType: "string" } }));
  const { task, refused } = await company.imported(`id,${keys}\nada,${long(10)}\nben,${long(11)}\n`, [IDENTIFIER, ...mapping]);
  expect(task.result).toMatchObject({ created: 1, updated: 0, refused: 1 });
  expect(refused).toEqual(["3,,The person would have more attributes than can be stored,ben"]);
  expect((await company.people()).map(({ public_id }) => public_id)).toEqual(["ada"]);
});

test("a person whom a file names twice is told across portions, with the first line", async () => {
  const rows = Array.from({ length: 2500 }, (_, at) => `p${at}`);
  rows[2400] = "p7";
  const { task, refused } = await company.imported(`id\n${rows.join("\n")}\n`, [IDENTIFIER]);
  expect(task.result).toMatchObject({ created: 2499, refused: 1 });
  expect(refused).toEqual(['2402,,"The file names this person twice; the first line, in brackets, was taken",p7 (9)']);
});

test("cells that a spreadsheet would evaluate are disarmed in the list", async () => {
  const { refused } = await company.imported("id,seats\nada,=cmd|' /C calc'!A0\n", [
    IDENTIFIER,
    { columnId: "1", attributeId: company.seats },
  ]);
  expect(refused[0]).toContain("'=cmd|");
});

test("the list of what was refused is written in the language of who started the import", async () => {
  const { task, refused } = await company.imported("id\n x,y\n", [IDENTIFIER], { language: "de" });
  expect(refused).toEqual(["2,,Die Zeile hat mehr Zellen als die Datei Spalten,"]);
  expect((await company.start(String(task.id), [IDENTIFIER], { language: "fr" })).status).toBe(422);
});

test("values are stored as typed, whatever they hold", async () => {
  const note = await company.attribute("note", "string");
  const values = ["'; drop table company_users; --", '{"$ne":1}', "%_\\", "<script>alert(1)</script>", "ü€😀"];
  const file = ["id,note", ...values.map((value, at) => `u${at},"${value.replaceAll('"', '""')}"`)].join("\r\n");
  await company.imported(file, [IDENTIFIER, { columnId: "1", attributeId: note }]);
  expect((await company.people()).map(({ attributes }) => attributes.note)).toEqual(values);
});

test.each([
  ["semicolons in Windows-1252", Buffer.from("Kennung;Größe\r\nada;ä\r\n", "latin1")],
  ["tabs in UTF-8 with a mark", Buffer.from("\ufeffKennung\tGröße\nada\tä\n")],
])("a file with %s is read right", async (_, content) => {
  await company.imported(content, [IDENTIFIER, { columnId: "1", newAttribute: { key: "size", dataType: "string" } }]);
  expect(await company.people()).toMatchObject([{ public_id: "ada", attributes: { size: "ä" } }]);
});
