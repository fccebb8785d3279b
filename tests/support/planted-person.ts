import { randomBytes, randomUUID } from "node:crypto";
import { expect } from "vitest";
import { rollUp } from "#server/events/roll-up.ts";
import { IDENTIFIER, importing, USERS } from "./importing.ts";
import { sendUpload, untilEnded } from "./tasks.ts";
import type { Tenant } from "./tenant.ts";

const TASKS = "/background-tasks/api/v1/companies/:c/tasks";

/** Waits for what is written within a second after a call. */
export const settled = () => new Promise((done) => setTimeout(done, 1200));

export const startTask = (tenant: Tenant, type: string, payload: object) => tenant.call("company admin", "POST", TASKS, { type, payload });

/** Starts a task and works on it. @returns the task as it is then */
export async function doneTask(tenant: Tenant, type: string, payload: object) {
  const { status, body } = await startTask(tenant, type, payload);
  expect([type, status]).toEqual([type, 201]);
  return untilEnded(tenant, String(body.id));
}

/**
 * Somebody of a company and of its property, who came in by every way there is. Everything that names them holds `mark`, which nothing else
 * in the database does.
 */
export async function plantedPerson() {
  const company = await importing();
  const { tenant } = company;
  const { db, companyId, propertyId } = tenant;
  const mark = randomBytes(6).toString("hex");
  const [id, anonymous, name] = [`ford+${mark}@planted.example`, `00000000-0000-4000-8000-${mark}`, `Ford ${mark} Prefect`];
  await db
    .updateTable("properties")
    .set({ stylings: JSON.stringify({ privacyLevel: 1 }), url: "https://planted.example/" })
    .where("id", "=", propertyId)
    .execute();
  const guide = await tenant.guide({ live: true });

  // By file: with a value that is refused, a second line about them, and one file whose import is only prepared.
  const csv = `id,name,seats,${"note"}\n${id},${name},many ${mark},towel ${mark}\n${id},again,1,\nzaphod@x.test,Zaphod,2,\n`;
  const named = [IDENTIFIER, { columnId: "1", newAttribute: { key: "name", dataType: "string" } }];
  const mapped = [
    ...named,
    { columnId: "2", attributeId: company.seats },
    { columnId: "3", newAttribute: { key: "note", dataType: "string" } },
  ];
  const { body } = await sendUpload(tenant, `${USERS}/upload`, `people of ${mark}.csv`, csv);
  await company.start(body.id, mapped);
  expect(await untilEnded(tenant, body.id)).toMatchObject({ status: "done", result: { created: 2, refused: 1, keptOut: 1 } });
  const prepared = (await company.upload(csv)).body.id as string;

  // By their application: before and after they signed in, with values that are refused, and named in an address that somebody else opened.
  const session = randomUUID();
  const event = (kind: string, more: object) => ({ id: randomUUID(), kind, catalogue: 1, occurred: new Date().toISOString(), ...more });
  const run = (more: object) => {
    const its = { run: randomUUID(), content: { type: "guide", id: guide, version: 1 }, language: "en", session, ...more };
    return [event("run_started", its), event("step_shown", { ...its, step: "hello" }), event("run_completed", its)];
  };
  const send = async (events: object[]) => expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
  const identify = (more: object) => tenant.call(null, "POST", "/player/:p/identify", more);
  await send([event("page_viewed", { anonymous, session, path: `/${mark}/start` }), ...run({ anonymous })]);
  const said = { seats: id, city: `Betelgeuse ${mark}`, [`no key ${mark}`]: 1 };
  expect((await identify({ user: id, anonymous, company: `firm-${mark}`, attributes: said })).status).toBe(204);
  await send([...run({ user: id, company: `firm-${mark}` }), ...run({ user: id }), event("page_viewed", { anonymous, path: "/late" })]);
  await send([
    event("page_viewed", { user: "zaphod@x.test", path: `/people/${encodeURIComponent(id)}/orders`, session: randomUUID() }),
    event("page_viewed", { user: "zaphod@x.test", anonymous, path: "/shared" }),
    event("page_viewed", { user: "zaphod@x.test", path: "/kept" }),
  ]);
  while ((await rollUp(db)) > 0);
  await plantShown(tenant, guide, [
    { person: id, anonymous: false },
    { person: anonymous, anonymous: true },
  ]);
  // What is not rolled up yet.
  await send(run({ user: id }));

  // By people at work: mails, an answer that is kept for a repeated form, exports.
  const companys = await db
    .selectFrom("company_users")
    .select("id")
    .where("company_id", "=", companyId)
    .where("public_id", "=", id)
    .executeTakeFirstOrThrow();
  const mail = { companyId, userPublicId: id, propertyId };
  expect((await tenant.call("company admin", "POST", "/v3/users/magiclink/send", mail)).status).toBe(200);
  await db
    .insertInto("outbox")
    .values({ recipient: id, company_id: tenant.companyId, subject: "Your link", body: `A link for ${name}.` })
    .execute();
  const once = { "idempotency-key": `key-${randomUUID()}` };
  expect((await tenant.call("company admin", "POST", `/v2/companies/:c/companyusers/${companys.id}/activate`, {}, once)).status).toBe(200);
  await doneTask(tenant, "export-users", { search: mark });
  await doneTask(tenant, "export-users", { propertyId });
  await settled();

  const seen = await db
    .selectFrom("foreign_users")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("foreign_id", "=", id)
    .executeTakeFirstOrThrow();
  return { tenant, mark, id, guide, companyUserId: companys.id, userId: seen.id, prepared, identify, rollUp: () => rollUp(db) };
}

/** What somebody was shown by itself and answered and asked, also in their own words, and the segments they were in. */
async function plantShown(tenant: Tenant, content_id: number, people: { person: string; anonymous: boolean }[]) {
  const { db, propertyId: property_id } = tenant;
  const shown = people.map((each) => ({ property_id, id: randomUUID(), kind: "guide", content_id, ...each }));
  await db.insertInto("impressions").values(shown).execute();
  const nps = { property_id, message_id: await tenant.message("nps", "How likely?"), version: 1, language: "en" };
  const answered = people.map(({ person, anonymous }) => {
    const own = { comment: `By ${person}`, answers: JSON.stringify({ main: 9, why: `I am ${person}` }) };
    return { ...nps, id: randomUUID(), person, anonymous, ...own };
  });
  await db.insertInto("message_answers").values(answered).execute();
  await db
    .insertInto("message_answer_notes")
    .values(answered.map(({ id: answer_id, person }) => ({ property_id, answer_id, tags: [`About ${person}`] })))
    .execute();
  const asked = people.map(({ person, anonymous }) => ({
    property_id,
    id: randomUUID(),
    person,
    anonymous,
    question: `I am ${person}. How?`,
  }));
  const answer = { language: "en", sources: "[]", by_rules: true };
  await db
    .insertInto("copilot_questions")
    .values(asked.map((each) => ({ ...each, ...answer })))
    .execute();
  await db
    .insertInto("person_segments")
    .values(people.map((each) => ({ property_id, segment_ids: [1], ...each })))
    .execute();
}

/** What reports are made of: how often guides were started, and by how many people. */
export async function figuresOf({ db, propertyId }: Tenant) {
  const runs = await db.selectFrom("guide_runs").select(["person", "run_id"]).where("property_id", "=", propertyId).execute();
  const sessions = await db.selectFrom("sessions").select("person").where("property_id", "=", propertyId).execute();
  const days = (table: "guide_days" | "guide_step_days" | "event_days") =>
    db.selectFrom(table).selectAll().where("property_id", "=", propertyId).orderBy("day").execute();
  const people = (rows: { person: string }[]) => new Set(rows.map(({ person }) => person)).size;
  return {
    runs: runs.length,
    sessions: sessions.length,
    people: [people(runs), people(sessions)],
    days: [await days("guide_days"), await days("guide_step_days")],
  };
}
