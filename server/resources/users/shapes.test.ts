import { expect, test } from "vitest";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const SEEN = { first_seen_at: "2026-01-02T00:00:00Z", last_seen_at: "2026-01-03T00:00:00Z" };
const SHOWN = { firstSeenAt: "2026-01-02T00:00:00.000Z", lastSeenAt: "2026-01-03T00:00:00.000Z" };
type List = Record<string, unknown>[];
const listed = async ({ call }: Tenant, path: string, within: string) =>
  ((await call("company admin", path.includes("filter") ? "POST" : "GET", path, path.includes("filter") ? {} : undefined)).body[within] ??
    []) as List;

test("a company user has the fields of the specification in every list and alone (specification 2, section 3: Company user)", async () => {
  const tenant = await newTenant();
  const given = { public_id: "ada@test.example", status: "disabled" as const, created_at: "2026-01-01T00:00:00Z", ...SEEN };
  const id = await addCompanyUser(tenant.db, tenant.companyId, { plan: "team", seats: 5 }, given);
  const user = {
    id,
    publicId: "ada@test.example",
    ephemeral: false,
    profile: { attributes: { plan: "team", seats: 5 } },
    timeCreated: "2026-01-01T00:00:00.000Z",
    ...SHOWN,
  };
  for (const [path, status, within] of [
    ["/v3/companies/:c/users", "created", "data"],
    ["/v2/companies/:c/companyusers/filter", "disabled", "companyUsers"],
  ] as const)
    expect(await listed(tenant, path, within)).toEqual([{ ...user, status, invitedAt: null, archivedAt: null }]);
  for (const [path, status] of [
    [`/v3/companies/:c/users/${id}`, "created"],
    [`/v2/companies/:c/companyusers/${id}`, "disabled"],
  ] as const)
    expect(await tenant.call("company admin", "GET", path)).toMatchObject({ status: 200, body: { ...user, status } });
});

test("a foreign user is ephemeral, has its foreign id as public id and no status (specification 2, section 3: Company user)", async () => {
  const tenant = await newTenant();
  const given = { foreign_id: "0193-anonymous", anonymous: true, ...SEEN };
  const id = await addForeignUser(tenant.db, tenant.propertyId, { plan: "free" }, given);
  const user = { id, publicId: "0193-anonymous", ephemeral: true, profile: { attributes: { plan: "free" } }, ...SHOWN };
  const found: List = [];
  for (const [path, within] of [
    [`/v3/companies/:c/users?propertyId=${tenant.propertyId}`, "data"],
    ["/v3/properties/:p/users/filter", "data"],
    ["/v2/properties/:p/foreignusers/filter", "foreignUsers"],
  ] as const)
    found.push(...(await listed(tenant, path, within)));
  for (const path of [`/v3/companies/:c/users/${id}`, `/v2/properties/:p/foreignusers/${id}`])
    found.push((await tenant.call("company admin", "GET", path)).body);
  expect(found).toMatchObject(Array(5).fill(user));
  for (const each of found) expect(each).not.toHaveProperty("status");
});

test("company values win in lists of foreign users too, and in what filters find (specification 2, section 3: Company user)", async () => {
  const tenant = await newTenant();
  await addForeignUser(tenant.db, tenant.propertyId, { plan: "own", city: "Köln" }, { foreign_id: "ada" });
  await addCompanyUser(tenant.db, tenant.companyId, { plan: "company" }, { public_id: "ada" });
  const merged = [{ publicId: "ada", profile: { attributes: { plan: "company", city: "Köln" } } }];
  expect(await listed(tenant, "/v2/properties/:p/foreignusers/filter", "foreignUsers")).toMatchObject(merged);
  const found = async (value: string) => {
    const filters = [{ type: "string", key: "plan", operator: "equals", value }];
    const body = { connection: "and", filterGroups: [{ connection: "and", filters }] };
    return (await tenant.call("company admin", "POST", "/v3/properties/:p/users/filter", body)).body.data;
  };
  expect(await found("company")).toMatchObject(merged);
  expect(await found("own")).toEqual([]);
});
