import { expect, test } from "vitest";
import { COMPANY_LIMIT_DEFAULTS } from "#app/domain/plan.ts";
import { addProperty } from "#server/demo/builders.ts";
import { createInvite } from "#server/realm/links/invites.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ONE = "/v2/companies/:c";
const CONFIG = { ssoSaml: { entryPoint: "https://idp.test/sso" }, mfaEnabled: true };

/** A company with two properties, with people and an invite on each. */
async function withTeam(): Promise<Tenant & { other: number }> {
  const tenant = await newTenant(
    { name: "Alpha", flags: { heart: true }, stylings: { privacyLevel: 1 } },
    { staffTrainingExtension: false },
  );
  const other = await addProperty(tenant.db, tenant.companyId, { name: "Beta" });
  for (const kind of ["company admin", "company contributor", "property admin", "property contributor"] as const) await tenant.person(kind);
  const [{ manager }, role] = [await tenant.person("company moderator"), { role: "admin", target_type: "property" } as const];
  await tenant.db
    .insertInto("role_assignments")
    .values({ manager_id: manager.id, ...role, target_id: other })
    .execute();
  await tenant.db
    .updateTable("companies")
    .set({ config: JSON.stringify(CONFIG) })
    .where("id", "=", tenant.companyId)
    .execute();
  for (const [minute, targetId] of [tenant.propertyId, other].entries()) {
    const email = `new-${targetId}@test.example`;
    await createInvite(tenant.db, tenant.companyId, email, [{ role: "moderator", targetType: "property", targetId }]);
    const created_at = new Date(Date.now() + (minute - 10) * 60_000);
    await tenant.db.updateTable("invites").set({ created_at }).where("email", "=", email).execute();
  }
  return { ...tenant, other };
}

const ids = (body: Record<string, unknown>) => (body.allProperties as { id: number }[]).map(({ id }) => id);

test("an admin sees the whole company: properties, people by id, open invites without tokens, config", async () => {
  const tenant = await withTeam();
  await newTenant({ name: "Foreign" });
  const { status, body } = await tenant.call("company admin", "GET", ONE);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    limits: COMPANY_LIMIT_DEFAULTS,
    config: CONFIG,
    mfaEnabled: true,
    privacyLevel: 1,
    appDiscovery: false,
    allProperties: [
      { id: tenant.propertyId, name: "Alpha", privacyLevel: 1, heart: true },
      { id: tenant.other, name: "Beta", privacyLevel: 0, heart: false },
    ],
  });
  const me = (await tenant.person("company admin")).manager;
  const roles = [{ roleName: "admin", targetType: "company", targetOriginId: tenant.companyId }];
  expect(body.currentMember).toEqual({ id: me.id, name: me.name, email: me.email, roles });
  expect(Object.keys(body.members as object)).toHaveLength(5);
  expect((body.members as Record<string, unknown>)[me.id]).toEqual(body.currentMember);
  const { manager } = await tenant.person("company moderator");
  expect((body.members as Record<string, { roles: object[] }>)[manager.id]?.roles).toHaveLength(2);
  expect(body.invites).toMatchObject([{ email: `new-${tenant.other}@test.example` }, { email: `new-${tenant.propertyId}@test.example` }]);
  expect(JSON.stringify(body.invites)).not.toMatch(/token|hash/);
});

test.each(["property admin", "property contributor"] as const)("a %s sees what belongs to their own property", async (kind) => {
  const tenant = await withTeam();
  const { status, body } = await tenant.call(kind, "GET", ONE);
  expect([status, ids(body)]).toEqual([200, [tenant.propertyId]]);
  const people = Object.values(body.members as Record<string, { roles: { targetOriginId: number }[] }>);
  expect(people.flatMap(({ roles }) => roles.map(({ targetOriginId }) => targetOriginId))).toEqual([tenant.propertyId, tenant.propertyId]);
  expect(body.invites).toMatchObject([{ email: `new-${tenant.propertyId}@test.example` }]);
  expect(body.config).toEqual(kind === "property admin" ? CONFIG : {});
  expect(body.currentMember).toMatchObject({ id: (await tenant.person(kind)).manager.id });
});

test("a contributor and a moderator see no config, and a super admin is no member", async () => {
  const tenant = await withTeam();
  for (const kind of ["company contributor", "company moderator"] as const) {
    expect((await tenant.call(kind, "GET", ONE)).body).toMatchObject({
      config: {},
      currentMember: { id: (await tenant.person(kind)).manager.id },
    });
  }
  expect((await tenant.call("super", "GET", ONE)).body).toMatchObject({ currentMember: null, config: CONFIG });
});

test("an invite that is accepted or over is not listed", async () => {
  const tenant = await withTeam();
  await tenant.db.updateTable("invites").set({ accepted_at: new Date() }).where("email", "=", `new-${tenant.other}@test.example`).execute();
  const over = { expires_at: new Date(Date.now() - 1000) };
  await tenant.db.updateTable("invites").set(over).where("email", "=", `new-${tenant.propertyId}@test.example`).execute();
  expect((await tenant.call("company admin", "GET", ONE)).body.invites).toEqual([]);
});

test("a company is not found by those without a role in it", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const at = `/v2/companies/${foreign.companyId}`;
  for (const kind of ["company admin", "property admin"] as const) expect((await own.call(kind, "GET", at)).status).toBe(404);
  expect((await own.call("super", "GET", at)).status).toBe(200);
  expect((await own.call("super", "GET", "/v2/companies/999999999")).status).toBe(404);
  expect((await own.call("super", "GET", "/v2/companies/%00")).status).toBe(404);
  expect((await own.call(null, "GET", ONE)).status).toBe(401);
});

test("with the role of a property the roles on the company are none, and only people of that property are known", async () => {
  const tenant = await withTeam();
  const rolesOf = (path: string) => tenant.call("property admin", "GET", `/v2/authorization/${path}/roles`);
  expect((await rolesOf(`targets/company/${tenant.companyId}`)).body.data).toEqual([]);
  expect((await rolesOf(`targets/property/${tenant.propertyId}`)).body.data).toHaveLength(2);
  expect((await rolesOf(`subjects/companyUser/${(await tenant.person("property contributor")).manager.id}`)).body.data).toHaveLength(1);
  expect((await rolesOf(`subjects/companyUser/${(await tenant.person("company moderator")).manager.id}`)).status).toBe(404);
});
