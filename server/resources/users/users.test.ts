import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { contained } from "#server/database/lowered.ts";
import { addProperty } from "#server/demo/builders.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { countUpTo } from "./page-of-people.ts";

const USERS = "/v3/companies/:c/users";
const OLD = "/v2/companies/:c/companyusers";
type People = { id: number; publicId: string; status?: string }[];
const idsOf = (people: unknown) => (people as People).map(({ publicId }) => publicId).join(" ");
const list = async (tenant: Tenant, query = "") => (await tenant.call("company admin", "GET", `${USERS}${query}`)).body;

test("spec 2 §3: imported, created and disabled are told as created on v3, as stored on v2, and counted one by one", async () => {
  const tenant = await newTenant();
  for (const status of ["created", "imported", "disabled", "pending", "active"] as const)
    await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: status, status });
  const { data, meta } = await list(tenant, "?sort=publicId&order=asc");
  expect((data as People).map(({ publicId, status }) => [publicId, status])).toEqual([
    ["active", "active"],
    ["created", "created"],
    ["disabled", "created"],
    ["imported", "created"],
    ["pending", "pending"],
  ]);
  const old = (await tenant.call("company admin", "POST", `${OLD}/filter?status=created&sort=publicId`, {})).body;
  expect((old.companyUsers as People).map(({ status }) => status)).toEqual(["imported", "disabled", "created"]);
  expect([old.meta, meta]).toEqual([
    { created: 1, imported: 1, disabled: 1, pending: 1, active: 1, archived: 0 },
    { created: 1, imported: 1, disabled: 1, pending: 1, active: 1, archived: 0 },
  ]);
});

test("spec 2 §7: lists come by page, newest first, and by each key either way; who was never seen is last among the newest", async () => {
  const tenant = await newTenant();
  const add = (public_id: string, created_at: string, last_seen_at: string | null) =>
    addCompanyUser(tenant.db, tenant.companyId, {}, { public_id, created_at, last_seen_at });
  await add("b", "2026-01-01T00:00:00Z", null);
  await add("a", "2026-01-02T00:00:00Z", "2026-02-01T00:00:00Z");
  await add("c", "2026-01-03T00:00:00Z", "2026-02-03T00:00:00Z");
  const ids = async (query: string) => idsOf((await list(tenant, query)).data);
  expect(await ids("")).toBe("c a b");
  expect(await ids("?order=asc")).toBe("b a c");
  expect(await ids("?sort=publicId&order=asc")).toBe("a b c");
  expect(await ids("?sort=lastSeenAt")).toBe("c a b");
  expect(await ids("?sort=lastSeenAt&order=asc")).toBe("b a c");
  const second = await list(tenant, "?limit=2&page=2");
  expect([idsOf(second.data), second.pagination]).toEqual(["b", { page: 2, limit: 2, total: 3 }]);
  expect(await ids("?sort=lastSeenAt&order=asc&limit=1&page=2")).toBe("a");
  expect(await ids("?sort=publicId&order=asc&limit=1&page=2&search=c")).toBe("");
  expect((await list(tenant, "?limit=2&page=9")).pagination).toEqual({ page: 9, limit: 2, total: 3 });
  expect((await tenant.call("company admin", "GET", `${USERS}?limit=101`)).status).toBe(400);
});

test("more than 10,000 are not counted, and no page begins beyond them", async () => {
  const tenant = await newTenant();
  expect(await countUpTo(tenant.db, sql`generate_series(1, 20000)`)).toBe(10_001);
  await sql`insert into company_users (company_id, public_id) select ${tenant.companyId}::integer, 'p' || n from generate_series(1, 10005) n`.execute(
    tenant.db,
  );
  expect((await list(tenant, "?limit=100&page=100")).pagination).toEqual({ page: 100, limit: 100, total: 10_001 });
  expect(await list(tenant, "?limit=100&page=101")).toMatchObject({ data: [], pagination: { total: 10_001 } });
  expect((await list(tenant)).meta).toMatchObject({ created: 1001 });
  const invited = await tenant.call("company admin", "POST", `${USERS}/invite`, { status: "created" });
  expect(invited.body).toEqual({ invitedUsers: 10_000 });
  expect((await tenant.call("company admin", "POST", `${USERS}/invite`, { status: "created" })).body).toEqual({ invitedUsers: 5 });
});

test("spec 2 §3: the company's values win, the own ones come back with the company's person, and both pages name one another", async () => {
  const tenant = await newTenant();
  const seen = await addForeignUser(tenant.db, tenant.propertyId, { plan: "own", city: "Köln" }, { foreign_id: "ada" });
  const id = await addCompanyUser(tenant.db, tenant.companyId, { plan: "company" }, { public_id: "ada" });
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/foreignusers/${seen}`);
  expect(body).toMatchObject({
    ephemeral: true,
    companyUserId: id,
    profile: { attributes: { plan: "company", city: "Köln" } },
    own: { plan: "own", city: "Köln" },
    company: { plan: "company" },
  });
  expect(body.status).toBeUndefined();
  const company = await tenant.call("company admin", "GET", `${USERS}/${id}`);
  expect(company.body).toMatchObject({ ephemeral: false, status: "created", seenIn: [{ propertyId: tenant.propertyId, userId: seen }] });
  // An id of v3 names either kind.
  expect((await tenant.call("company admin", "GET", `${USERS}/${seen}`)).body).toMatchObject({ id: seen, publicId: "ada" });
  await tenant.call("company admin", "DELETE", `${USERS}/${seen}/archive`);
  expect((await list(tenant)).data).toEqual([]);
  expect(idsOf((await list(tenant, "?archived=true")).data)).toBe("ada");
  await tenant.call("company admin", "POST", `${USERS}/${id}/restore`);
  expect(idsOf((await list(tenant)).data)).toBe("ada");
  expect((await tenant.call("company admin", "DELETE", `${OLD}/${id}/delete`)).status).toBe(204);
  const after = await tenant.call("company admin", "GET", `/v2/properties/:p/foreignusers/${seen}`);
  expect(after.body).toMatchObject({ companyUserId: null, profile: { attributes: { plan: "own", city: "Köln" } } });
});

test("a search finds id, name and e-mail without case, and takes every sign as typed", async () => {
  const tenant = await newTenant();
  const add = (foreign_id: string, attributes = {}) => addForeignUser(tenant.db, tenant.propertyId, attributes, { foreign_id });
  await add("u1", { name: "Über Groß", email: "UBER@test.example" });
  await add("u2_100%", { first_name: "Ann", last_name: "O'Hara" });
  const ids = async (search: string) =>
    idsOf((await list(tenant, `?propertyId=${tenant.propertyId}&sort=publicId&order=asc&search=${encodeURIComponent(search)}`)).data);
  expect(await ids("üBER")).toBe("u1");
  expect(await ids("uber@TEST")).toBe("u1");
  expect(await ids("o'hara")).toBe("u2_100%");
  expect(await ids("_")).toBe("u2_100%");
  expect(await ids("0%")).toBe("u2_100%");
  expect(await ids("\\")).toBe("");
});

test("spec 2 §7: activate, invite and delete, of one and of several; ids of another company are left alone", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  const ids = [await addCompanyUser(tenant.db, tenant.companyId), await addCompanyUser(tenant.db, tenant.companyId)];
  const foreign = await addCompanyUser(other.db, other.companyId);
  const active = await tenant.call("company admin", "POST", `${OLD}/${ids[0]}/activate`);
  expect(active.body).toMatchObject({ id: ids[0], status: "active" });
  expect((await tenant.call("company admin", "POST", `${OLD}/${ids[1]}/invite`)).body).toMatchObject({ status: "pending" });
  for (const act of ["activate", "archive", "delete"]) {
    const { body } = await tenant.call("company admin", "POST", `${OLD}/selection`, { act, users: [...ids, foreign] });
    expect([act, body]).toEqual([act, { changed: 2 }]);
  }
  for (const [method, path] of [
    ["POST", `${OLD}/${foreign}/activate`],
    ["DELETE", `${OLD}/${foreign}/delete`],
    ["DELETE", `${USERS}/${foreign}/archive`],
    ["GET", `${USERS}/${foreign}`],
  ] as const)
    expect((await tenant.call("company admin", method, path)).status).toBe(404);
  expect(await other.db.selectFrom("company_users").select("status").where("id", "=", foreign).executeTakeFirst()).toEqual({
    status: "created",
  });
});

test("spec 2 §3 Invite carries status and importedJobId: an invitation of an import reaches whom it brought in, with that status", async () => {
  const tenant = await newTenant();
  await addCompanyUser(tenant.db, tenant.companyId, {}, { status: "imported", imported_by: "7" });
  await addCompanyUser(tenant.db, tenant.companyId, {}, { status: "imported", imported_by: "8" });
  await addCompanyUser(tenant.db, tenant.companyId, {}, { status: "active", imported_by: "7" });
  const { body } = await tenant.call("company admin", "POST", `${OLD}/invite`, { status: "imported", importedJobId: 7 });
  expect(body).toEqual({ invitedUsers: 1 });
});

describe("with a role in one property", () => {
  const setUp = async () => {
    const tenant = await newTenant();
    const sibling = await addProperty(tenant.db, tenant.companyId, { name: "Sibling" });
    const here = await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: "here" });
    const there = await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: "there" });
    for (const [property, foreign_id, company_user_id] of [
      [tenant.propertyId, "here", here],
      [sibling, "there", there],
    ] as const)
      await addForeignUser(tenant.db, property, {}, { foreign_id, company_user_id });
    return { tenant, sibling, there };
  };

  test("an admin sees and changes those of the company whom that property saw", async () => {
    const { tenant, there, sibling } = await setUp();
    const { body } = await tenant.call("property admin", "GET", USERS);
    expect([idsOf(body.data), body.meta]).toEqual(["here", expect.objectContaining({ created: 1 })]);
    expect((await tenant.call("property admin", "GET", `${USERS}/${there}`)).status).toBe(404);
    expect((await tenant.call("property admin", "POST", `${OLD}/${there}/activate`)).status).toBe(404);
    expect((await tenant.call("property admin", "POST", `${USERS}/invite`, { status: "created" })).body).toEqual({ invitedUsers: 1 });
    expect((await tenant.call("property admin", "GET", `${USERS}?propertyId=${sibling}`)).status).toBe(404);
  });

  test("spec 2 §6: a moderator sees the property's people alone, a contributor nobody", async () => {
    const { tenant } = await setUp();
    expect((await tenant.call("property moderator", "GET", USERS)).status).toBe(400);
    expect(idsOf((await tenant.call("property moderator", "GET", `${USERS}?propertyId=:p`)).body.data)).toBe("here");
    for (const kind of ["property contributor", "company contributor"] as const)
      expect((await tenant.call(kind, "GET", `${USERS}?propertyId=:p`)).status).toBe(401);
  });
});

test("spec 2 §3 User activity per guide, App session, and §7: what somebody did with each guide, and their sessions", async () => {
  const tenant = await newTenant();
  const [done, started, untouched] = [
    await tenant.guide({ title: "Done", live: true }),
    await tenant.guide({ title: "Begun" }),
    await tenant.guide({ title: "Never", live: true }),
  ];
  await tenant.guide({ title: "A draft" });
  const user = await addForeignUser(tenant.db, tenant.propertyId, {}, { foreign_id: "ada" });
  const run = (n: number, guide_id: number, completed_at: string | null) => ({
    property_id: tenant.propertyId,
    run_id: `10000000-0000-4000-8000-00000000000${n}`,
    guide_id,
    person: "ada",
    started_at: `2026-10-0${n}T00:00:00Z`,
    completed_at,
    day: "2026-10-01",
  });
  await tenant.db
    .insertInto("guide_runs")
    .values([run(1, done, "2026-10-01T00:05:00Z"), run(2, done, null), run(3, started, null)])
    .execute();
  const times = { started_at: "2026-10-01T00:00:00Z", last_at: "2026-10-01T00:05:00Z" };
  const session = { property_id: tenant.propertyId, id: "20000000-0000-4000-8000-000000000001", person: "ada", ...times };
  const later = { ...session, id: "20000000-0000-4000-8000-000000000002", last_at: "2026-10-01T00:06:00Z" };
  await tenant.db.insertInto("sessions").values([session, later]).execute();
  const { body } = await tenant.call("company admin", "GET", `/v2/properties/:p/foreignusers/${user}/activity`);
  expect(body.data).toMatchObject([
    { id: started, title: "Begun", status: "started", targeted: false, countStarted: 1, countCompleted: 0, timeCompleted: null },
    { id: done, status: "done", targeted: true, countStarted: 2, countCompleted: 1, timeStarted: "2026-10-01T00:00:00.000Z" },
    { id: untouched, status: 0, targeted: true, lastSeen: null, countStarted: 0 },
  ]);
  const sessions = await tenant.call("company admin", "GET", `/v3/properties/:p/users/${user}/application-session`);
  expect(sessions.body).toEqual({
    data: [
      { sessionId: later.id, createdAt: "2026-10-01T00:00:00.000Z", updatedAt: "2026-10-01T00:06:00.000Z" },
      { sessionId: session.id, createdAt: "2026-10-01T00:00:00.000Z", updatedAt: "2026-10-01T00:05:00.000Z" },
    ],
    pagination: { page: 1, limit: 20, total: 2 },
  });
});

test.each(["company_users", "foreign_users"])("a search in %s reads the index of what people are found by", async (table) => {
  const { db } = await newTenant();
  const plan = await db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const { rows } = await sql<{
      "QUERY PLAN": string;
    }>`explain select from ${sql.table(table)} as people where people.search_text like ${contained("ada@test")}`.execute(trx);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
  expect(plan).toContain(`${table}_search`);
});
