import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";

const ALL = "/v2/authorization";

test("the catalogue has three roles on two kinds of target", async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call("property contributor", "GET", `${ALL}/roles`);
  expect(body.data).toHaveLength(6);
  expect((await tenant.call(null, "GET", `${ALL}/roles`)).status).toBe(401);
});

test("everybody reads their own roles, administrators those of their company's people", async () => {
  const tenant = await newTenant();
  const { manager } = await tenant.person("property contributor");
  const at = `${ALL}/subjects/companyUser/${manager.id}/roles`;
  const assignment = {
    roleName: "contributor",
    targetType: "property",
    targetOriginId: tenant.propertyId,
    subjectType: "companyUser",
    subjectOriginId: manager.id,
  };
  for (const kind of ["property contributor", "company admin", "property moderator", "super"] as const) {
    expect((await tenant.call(kind, "GET", at)).body.data, kind).toEqual([assignment]);
  }
  const other = (await tenant.person("company moderator")).manager.id;
  expect((await tenant.call("property moderator", "GET", `${ALL}/subjects/companyUser/${other}/roles`)).status).toBe(404);
  expect((await tenant.call("company admin", "GET", `${ALL}/subjects/other/${manager.id}/roles`)).status).toBe(404);
});

test("another company's people and targets are not found", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const { manager } = await foreign.person("company moderator");
  const paths = [
    `subjects/companyUser/${manager.id}/roles`,
    "subjects/companyUser/not-an-id/roles",
    `targets/company/${foreign.companyId}/roles`,
    `targets/property/${foreign.propertyId}/roles`,
    "targets/planet/1/roles",
  ];
  for (const path of paths) expect((await own.call("company admin", "GET", `${ALL}/${path}`)).status, path).toBe(404);
});

test.each([
  ["company admin", true],
  ["company moderator", true],
  ["company contributor", true],
  ["property admin", false],
] as const)("a %s reading who has roles on the company itself", async (kind, sees) => {
  const tenant = await newTenant();
  const { status, body } = await tenant.call(kind, "GET", `${ALL}/targets/company/:c/roles`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject(sees ? [{ roleName: kind.split(" ")[1], targetOriginId: tenant.companyId }] : []);
});
