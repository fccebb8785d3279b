import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { PLACES } from "#server/resources/users/everything/places.ts";
import { IDENTIFIER, importing, USERS } from "#tests/support/importing.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { doneTask, plantedPerson, startTask } from "#tests/support/planted-person.ts";
import { sendUpload, untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { archiveOf, tablesWith } from "#tests/support/traces.ts";

type Everything = Record<string, Record<string, unknown>[]>;

async function exported(tenant: Tenant, payload: object): Promise<Everything> {
  const task = await doneTask(tenant, "export-person", payload);
  expect(task.status).toBe("done");
  const archive = await archiveOf({ db: tenant.db, files: tenant.api.files }, task.id);
  expect(Object.keys(archive)).toEqual(["person.json"]);
  return JSON.parse(archive["person.json"] ?? "");
}

test("everything that is stored about a person is in the file, times in ISO 8601", async () => {
  const { tenant, mark, id, companyUserId } = await plantedPerson();
  // Kept answers and samples of files are copies of what stands elsewhere, and partly others'.
  const tables = Object.keys(await tablesWith(tenant.db, mark)).filter((table) => !["kept_answers", "tasks"].includes(table));
  const all = await exported(tenant, { userId: companyUserId });
  for (const table of tables) {
    const parts = PLACES.filter((place) => place.table === table).map(({ part }) => part);
    expect([table, parts.some((part) => JSON.stringify(all[part]).includes(mark))]).toEqual([table, true]);
  }
  expect(all).toMatchObject({
    id,
    properties: [{ id: tenant.propertyId }],
    profile: [{ publicId: id, status: "active", attributes: { name: `Ford ${mark} Prefect`, note: `towel ${mark}` } }],
    applications: [{ foreignId: id, own: { city: `Betelgeuse ${mark}` }, companyKey: `firm-${mark}` }],
    anonymousIds: [{ anonymousId: `00000000-0000-4000-8000-${mark}` }],
    sessions: [{ person: id }],
    rejectedValues: expect.arrayContaining([expect.objectContaining({ key: "seats", sample: id })]),
    links: [{ usedAt: null }],
    mentionedIn: [{ path: `/people/${encodeURIComponent(id)}/orders` }],
  });
  expect(all.files?.length).toBeGreaterThanOrEqual(4);
  expect(all.guides).toHaveLength(3);
  expect(all.guides?.[0]).toMatchObject({ person: id, steps: [{ step: "hello", shown: true }] });
  // Four runs of three events each, and two pages; not what somebody else did in the same browser.
  expect(all.events).toHaveLength(14);
  for (const { occurredAt } of all.events ?? []) expect(occurredAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test("of a property, what it knows is in the file, and nothing of the company or another property", async () => {
  const { tenant, id, mark, userId } = await plantedPerson();
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Other" });
  await addForeignUser(tenant.db, other, { secret: "elsewhere" }, { foreign_id: id });
  const all = await exported(tenant, { userId, propertyId: tenant.propertyId });
  expect(all).toMatchObject({ profile: [], links: [], refusedRows: [], applications: [{ propertyId: tenant.propertyId }] });
  expect(JSON.stringify(all)).toContain(`Betelgeuse ${mark}`);
  expect(JSON.stringify(all)).not.toContain("elsewhere");
});

test("events beyond one portion are all there, once each", async () => {
  const tenant = await newTenant();
  const { db, propertyId } = tenant;
  const userId = await addForeignUser(db, propertyId, {}, { foreign_id: "busy" });
  const ids = Array.from({ length: 2500 }, () => randomUUID());
  const row = { property_id: propertyId, batch_id: "0", kind: "page_viewed", catalogue: 1, user_id: "busy" };
  for (let at = 0; at < ids.length; at += 500)
    await db
      .insertInto("events")
      .values(ids.slice(at, at + 500).map((id) => ({ ...row, id, occurred_at: new Date(), path: `/${id}` })))
      .execute();
  const { events = [] } = await exported(tenant, { userId, propertyId });
  expect(new Set(events.map(({ path }) => path)).size).toBe(2500);
  expect(events).toHaveLength(2500);
});

test("who left no row, but events, is found by the person of the company", async () => {
  const tenant = await newTenant();
  const { db, propertyId, companyId } = tenant;
  const userId = await addCompanyUser(db, companyId, {}, { public_id: "quiet" });
  const event = { property_id: propertyId, id: randomUUID(), batch_id: "0", kind: "run_started", catalogue: 1, user_id: "quiet" };
  await db
    .insertInto("events")
    .values({ ...event, occurred_at: new Date() })
    .execute();
  expect(await exported(tenant, { userId })).toMatchObject({ applications: [], events: [{ kind: "run_started", userId: "quiet" }] });
  await doneTask(tenant, "erase-person", { userId });
  const left = await db.selectFrom("events").select("user_id").where("property_id", "=", propertyId).execute();
  expect(left).toEqual([{ user_id: expect.stringMatching(/^erased-/) }]);
});

test.each(["export-person", "erase-person"])("%s: only people whom the caller may see, and change", async (type) => {
  const [tenant, foreign] = [await newTenant(), await newTenant()];
  const { db, companyId, propertyId } = tenant;
  const other = await addProperty(db, companyId, { name: "Other" });
  const companys = await addCompanyUser(db, companyId);
  const [seen, visitor, elsewhere, foreigner] = [
    await addForeignUser(db, propertyId),
    await addForeignUser(db, propertyId, {}, { anonymous: true }),
    await addForeignUser(db, other),
    await addForeignUser(foreign.db, foreign.propertyId),
  ];
  const status = async (kind: Parameters<Tenant["call"]>[0], payload: object) =>
    (await tenant.call(kind, "POST", "/background-tasks/api/v1/companies/:c/tasks", { type, payload })).status;
  for (const payload of [
    { userId: visitor },
    { userId: companys, propertyId },
    { userId: elsewhere, propertyId },
    { userId: foreigner, propertyId: foreign.propertyId },
    { userId: foreigner },
    { userId: foreigner, propertyId },
    { userId: 2_000_000_000 },
  ])
    expect([payload, await status("company admin", payload)]).toEqual([payload, 404]);
  for (const payload of [{}, { userId: "1; drop table events" }, { userId: seen, propertyId, more: 1 }])
    expect([payload, await status("company admin", payload)]).toEqual([payload, 422]);
  const mine = { userId: seen, propertyId };
  for (const kind of ["company contributor", "property contributor"] as const)
    expect([kind, await status(kind, mine)]).toEqual([kind, 401]);
  expect(await status("property admin", { userId: elsewhere, propertyId: other })).toBe(404);
  // Of the whole company, roles of one property start nothing: they could not see it.
  for (const kind of ["property admin", "property moderator"] as const)
    expect([kind, await status(kind, { userId: companys })]).toEqual([kind, 401]);
  for (const kind of ["property moderator", "company moderator"] as const) expect([kind, await status(kind, mine)]).toEqual([kind, 201]);
  expect(await status("company moderator", { userId: companys })).toBe(201);
  expect(await db.selectFrom("tasks").select("id").where("company_id", "=", foreign.companyId).execute()).toEqual([]);
});

test("a person who was deleted before the export began is told of", async () => {
  const { tenant, companyUserId } = await plantedPerson();
  const { body } = await startTask(tenant, "export-person", { userId: companyUserId });
  await tenant.db.deleteFrom("company_users").where("id", "=", companyUserId).execute();
  expect(await untilEnded(tenant, String(body.id))).toMatchObject({ status: "failed", error: "person_gone" });
});

test("of a file that brought in several people, only what is of the person is in the file", async () => {
  const { tenant, seats } = await importing();
  const { body } = await sendUpload(tenant, `${USERS}/upload`, "people.csv", "id,seats\nanna@x.test,1\nbert@x.test,2\n");
  const mapping = [IDENTIFIER, { columnId: "1", attributeId: seats }];
  await tenant.call("company admin", "POST", `${USERS}/import/jobs/${body.id}/start`, { mapping });
  await untilEnded(tenant, body.id);
  const invite = { status: "imported", importedJobId: body.id };
  expect((await tenant.call("company admin", "POST", `${USERS}/invite`, invite)).body).toEqual({ invitedUsers: 2 });
  const anna = await tenant.db
    .selectFrom("company_users")
    .select("id")
    .where("company_id", "=", tenant.companyId)
    .where("public_id", "=", "anna@x.test")
    .executeTakeFirstOrThrow();
  const all = await exported(tenant, { userId: anna.id });
  expect(all.processes?.map(({ type }) => type)).toContain("import-users");
  expect(JSON.stringify(all)).not.toContain("bert");
});
