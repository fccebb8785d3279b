import { parse } from "csv-parse/sync";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { rollUp } from "#server/events/roll-up.ts";
import { answer, liveMessage } from "#tests/support/answered.ts";
import { linkedMessage } from "#tests/support/public-links.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { enqueue } from "./queue.ts";
import { contentOf } from "./task-files.ts";
import { workbook } from "./workbook.ts";

const TASKS = "/background-tasks/api/v1/companies/:c/tasks";

async function exported(tenant: Tenant, type: "nps" | "survey", payload: object) {
  const { db, companyId, propertyId } = tenant;
  const id = await enqueue(db, { companyId, propertyId, type: `export-${type}-results`, payload: { propertyId, ...payload }, by: null });
  const task = await workOn(tenant, id);
  expect([task.status, task.error]).toEqual(["done", null]);
  const file = await db.selectFrom("task_files").selectAll().where("task_id", "=", id).executeTakeFirstOrThrow();
  const bytes = [];
  for await (const part of contentOf(tenant.api.files, file)) bytes.push(part);
  const files = unzipSync(Buffer.concat(bytes));
  return {
    csv: parse(strFromU8(files["answers.csv"]!), { bom: true, columns: true }) as Record<string, string>[],
    sheet: strFromU8(unzipSync(files["answers.xlsx"]!)["xl/worksheets/sheet1.xml"]!),
    result: task.result,
  };
}

test("answers are written as CSV and as a workbook, newest first, and no cell is a formula (specification 2, section 3)", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const nps = await liveMessage(tenant, "nps");
  await answer(tenant, nps, { person: "ada", answers: { main: 10 }, comment: '=HYPERLINK("http://evil.test")' });
  await answer(tenant, nps, { person: "bob", answers: { main: 3 }, comment: "Slow <really> & loud" });
  const { csv, sheet, result } = await exported(tenant, "nps", { surveyId: nps });
  expect(result).toEqual({ answers: 2 });
  expect(csv).toMatchObject([
    { person: "bob", language: "en", version: "1", "How do you like it? [0 (No) – 10 (Yes)]": "3", group: "detractor", seconds: "12" },
    { person: "ada", "How do you like it? [0 (No) – 10 (Yes)]": "10", group: "promoter", comment: `'=HYPERLINK("http://evil.test")` },
  ]);
  expect(sheet).toContain("Slow &lt;really&gt; &amp; loud");
  expect(sheet).toContain(`'=HYPERLINK("http://evil.test")`);
  expect(sheet).not.toContain("<f>");
  expect(sheet.match(/<row>/g)).toHaveLength(3);
});

test("an export keeps to its filters, and without people nobody is named", async () => {
  const tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  const survey = await liveMessage(tenant, "survey");
  await answer(tenant, survey, { type: "survey", person: "ada", day: "2026-01-05", answers: { main: 4 } });
  await answer(tenant, survey, { type: "survey", person: "ada", answers: { main: 5 } });
  const { csv } = await exported(tenant, "survey", { surveyId: survey, from: "2026-01-01", to: "2026-01-31", anonymizeUserId: true });
  expect(csv).toHaveLength(1);
  expect(csv[0]).not.toHaveProperty("person");
  expect(csv[0]).toMatchObject({ "How do you like it? [1 (No) – 5 (Yes)]": "4" });
});

test("a survey that asks as an NPS does has the groups of its scores; a question without words is untitled", async () => {
  const tenant = await newTenant();
  const survey = await liveMessage(tenant, "survey", { category: 7 });
  await answer(tenant, survey, { type: "survey", answers: { main: 8 } });
  await sql`update message_versions set content = jsonb_set(content, '{texts}', '{}') where message_id = ${survey}`.execute(tenant.db);
  const { csv } = await exported(tenant, "survey", { surveyId: survey });
  expect(csv).toMatchObject([{ group: "passive", Untitled: "8" }]);
});

test("a question whose kind has changed is another column: no answer to the one stands under the other", async () => {
  const tenant = await newTenant();
  const survey = await liveMessage(tenant, "survey", { category: 7 });
  await answer(tenant, survey, { type: "survey", answers: { main: 9 } });
  await sql`insert into message_versions (property_id, message_id, number, content, languages, author_name)
    select property_id, message_id, 2, jsonb_set(content, '{shape,pages,0,questions,0,kind}', '"stars"'), languages, author_name
    from message_versions where message_id = ${survey}`.execute(tenant.db);
  await answer(tenant, survey, { type: "survey", version: 2, answers: { main: 5 } });
  const { csv } = await exported(tenant, "survey", { surveyId: survey });
  const [stars, score] = ["How do you like it? [1 (No) – 5 (Yes)] (stars)", "How do you like it? [0 (No) – 10 (Yes)] (score)"];
  expect(csv.map((row) => [row[stars], row[score]])).toEqual([
    ["5", ""],
    ["", "9"],
  ]);
});

test("an answer has its round, and whether the application or the public link took it", async () => {
  const { tenant, id, token, answer: send, save } = await linkedMessage();
  expect((await save({ recurrence: 7 })).status).toBe(200);
  await send({ token: await token(), answers: { main: 9 } });
  while ((await rollUp(tenant.db)) > 0);
  const long = new Date(Date.now() - 9 * 86_400_000).toISOString().slice(0, 10);
  await answer(tenant, id, { day: long, answers: { main: 2 } });
  const { csv } = await exported(tenant, "nps", { surveyId: id });
  expect(csv.map(({ round, way, group }) => [round, way, group]).toSorted()).toEqual([
    ["1", "application", "detractor"],
    ["2", "link", "promoter"],
  ]);
});

test("who may edit the results may start an export, and of nothing but what is there", async () => {
  const tenant = await newTenant();
  const nps = await liveMessage(tenant, "nps");
  const start = (who: Parameters<Tenant["call"]>[0], type: string, payload: object) =>
    tenant.call(who, "POST", TASKS, { type, payload: { propertyId: tenant.propertyId, ...payload } });
  expect((await start("company moderator", "export-nps-results", { surveyId: nps })).status).toBe(201);
  expect((await start("company contributor", "export-survey-results", { surveyId: nps })).status).toBe(401);
  expect((await start("company admin", "export-nps-results", {})).status).toBe(422);
  const other = await newTenant();
  const foreign = await other.call("company admin", "POST", TASKS, {
    type: "export-nps-results",
    payload: { propertyId: tenant.propertyId, surveyId: nps },
  });
  expect(foreign.status).toBe(404);
});

test("what does not fit one sheet stands in further ones", async () => {
  async function* rows() {
    for (let row = 1; row <= 5; row++) yield [row, `Text ${row}`];
  }
  const bytes = [];
  for await (const part of workbook(["number", "text"], rows(), 3)) bytes.push(part);
  const files = unzipSync(Buffer.concat(bytes));
  const counts = [1, 2, 3].map((sheet) => strFromU8(files[`xl/worksheets/sheet${sheet}.xml`]!).match(/<v>\d/g)?.length);
  expect(counts).toEqual([2, 2, 1]);
  expect(strFromU8(files["xl/workbook.xml"]!).match(/<sheet /g)).toHaveLength(3);
});
