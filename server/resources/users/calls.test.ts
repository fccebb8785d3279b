import { beforeAll, describe, expect, test } from "vitest";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const NEW = "/v3/companies/:c/users";
const OLD = "/v2/companies/:c/companyusers";
const PREVIEW = "/v3/properties/:p/users/filter";
const FOREIGN = "/v2/properties/:p/foreignusers";
type People = { publicId: string }[];
const filterOf = (plan: string) => ({
  connection: "and",
  filterGroups: [{ connection: "and", filters: [{ type: "string", key: "plan", operator: "equals", value: plan }] }],
});

/** `within` is the name under which an answer holds people. */
type List = [name: string, method: "GET" | "POST", path: string, within: string];
const LISTS: List[] = [
  ["Company users v3", "GET", NEW, "data"],
  ["Company users v3: with propertyId", "GET", `${NEW}?propertyId=:p`, "data"],
  ["Company users v3: preview", "POST", PREVIEW, "data"],
  ["Company users v2", "POST", `${OLD}/filter`, "companyUsers"],
  ["Foreign users", "POST", `${FOREIGN}/filter`, "foreignUsers"],
];

describe("the lists of users (specification 2, section 7)", () => {
  let tenant: Tenant;
  beforeAll(async () => {
    tenant = await newTenant();
    for (let n = 1; n <= 23; n++) {
      const [public_id, at] = [`p${String(n).padStart(2, "0")}`, new Date(Date.UTC(2026, 0, n)).toISOString()];
      const attributes = { plan: n > 21 ? "team" : "free" };
      await addCompanyUser(tenant.db, tenant.companyId, attributes, { public_id, created_at: at, first_seen_at: at });
      await addForeignUser(tenant.db, tenant.propertyId, attributes, { foreign_id: public_id, first_seen_at: at });
    }
  });
  const asking = ([, method, path, within]: List) => {
    return async (query: string, body: object = {}) => {
      const address = `${path}${path.includes("?") ? "&" : "?"}${query}`;
      const answer = (await tenant.call("company admin", method, address, method === "POST" ? body : undefined)).body;
      const ids = (answer[within] as People).map(({ publicId }) => publicId);
      return { ids, first: ids[0], last: ids.at(-1), pagination: answer.pagination };
    };
  };

  test.each(LISTS)("%s: pages of 20 from 1, the last created first, unless the query says otherwise", async (...list) => {
    const ask = asking(list);
    const all = { first: "p23", last: "p04", pagination: { page: 1, limit: 20, total: 23 } };
    expect(await ask("")).toMatchObject(all);
    for (const sort of ["createdAt", "timeCreated"]) {
      expect(await ask(`sort=${sort}&order=descending`)).toMatchObject(all);
      expect(await ask(`sort=${sort}&order=ascending&limit=2`)).toMatchObject({ ids: ["p01", "p02"] });
    }
    expect(await ask("limit=5&page=5")).toMatchObject({ ids: ["p03", "p02", "p01"], pagination: { page: 5, limit: 5, total: 23 } });
  });

  test.each(LISTS.filter(([, method]) => method === "POST"))("%s: takes the filters of its body", async (...list) => {
    expect(await asking(list)("limit=1&page=2", filterOf("team"))).toMatchObject({
      ids: ["p22"],
      pagination: { page: 2, limit: 1, total: 2 },
    });
  });
});

test("the old list of company users counts created, imported, disabled, active and pending ones (specification 2, section 7)", async () => {
  const tenant = await newTenant();
  for (const [status, plan] of [
    ["created", "team"],
    ["imported", "team"],
    ["imported", "free"],
    ["active", "free"],
  ] as const)
    await addCompanyUser(tenant.db, tenant.companyId, { plan }, { status });
  const meta = async (body: object) => (await tenant.call("company admin", "POST", `${OLD}/filter?limit=1`, body)).body.meta;
  expect(await meta({})).toEqual({ created: 1, imported: 2, disabled: 0, active: 1, pending: 0, archived: 0 });
  expect(await meta(filterOf("team"))).toMatchObject({ created: 1, imported: 1, active: 0 });
});

test("a company user is archived and stays, or deleted and is gone (specification 2, section 7: archive, delete)", async () => {
  const tenant = await newTenant();
  const { db, companyId } = tenant;
  const [archived, deleted] = [await addCompanyUser(db, companyId), await addCompanyUser(db, companyId)];
  const call = async (method: string, path: string) => tenant.call("company admin", method, path);
  expect((await call("DELETE", `${NEW}/${archived}/archive`)).status).toBe(204);
  expect((await call("DELETE", `${OLD}/${deleted}/delete`)).status).toBe(204);
  for (const path of [NEW, OLD]) {
    expect((await call("GET", `${path}/${archived}`)).body).toMatchObject({ id: archived, archivedAt: expect.stringMatching(/Z$/) });
    expect((await call("GET", `${path}/${deleted}`)).status).toBe(404);
  }
  expect((await call("GET", NEW)).body.data).toEqual([]);
});

test("inviting by status answers how many were invited, and makes them pending (specification 2, section 7: invite)", async () => {
  const tenant = await newTenant();
  for (const status of ["created", "imported", "disabled", "active"] as const)
    await addCompanyUser(tenant.db, tenant.companyId, {}, { status, public_id: status });
  const invite = (path: string, body: object) => tenant.call("company admin", "POST", `${path}/invite`, body);
  // The old call says a status as it is stored, the new one as people see it.
  expect(await invite(OLD, { status: "created" })).toMatchObject({ status: 200, body: { invitedUsers: 1 } });
  expect(await invite(NEW, { status: "created" })).toMatchObject({ status: 200, body: { invitedUsers: 1 } });
  expect(await invite(NEW, { status: "pending" })).toMatchObject({ status: 200, body: { invitedUsers: 2 } });
  const rows = await tenant.db
    .selectFrom("company_users")
    .select(["public_id", "status"])
    .where("company_id", "=", tenant.companyId)
    .execute();
  expect(Object.fromEntries(rows.map(({ public_id, status }) => [public_id, status]))).toEqual({
    created: "pending",
    imported: "pending",
    disabled: "disabled",
    active: "active",
  });
  for (const [path, body] of [
    [NEW, {}],
    [NEW, { status: "active" }],
    [OLD, { status: "disabled" }],
  ] as const)
    expect((await invite(path, body)).status).toBe(422);
});
