import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ADDRESS = "/v2/copilot/manager/user-segments/create";
const describe = (tenant: Tenant, description: string, more: object = {}, kind: Parameters<Tenant["call"]>[0] = "company admin") =>
  tenant.call(kind, "POST", ADDRESS, { description, propertyId: tenant.propertyId, ...more });

test("a sentence becomes filters of the property's own attributes and guides (specification 1, section 8: AI segment statuses)", async () => {
  const tenant = await newTenant();
  await tenant.attribute("plan");
  const filters = [{ type: "string", key: "plan", operator: "equals", value: "Pro" }];
  expect((await describe(tenant, "plan is Pro")).body).toEqual({
    status: "OK",
    userSegment: { connection: "and", filterGroups: [{ connection: "and", filters }] },
    message: "",
    byRules: true,
  });
  expect((await describe(tenant, "plan is Pro", { attributes: [] })).body).toMatchObject({
    status: "UNKNOWN_ATTRIBUTE_ERROR",
    message: "plan",
  });
  expect((await describe(tenant, "completed “Nothing like it”")).body).toMatchObject({ status: "GUIDE_TITLE_ERROR", userSegment: null });
  expect((await describe(tenant, " ")).status).toBe(422);
  expect((await describe(tenant, "x".repeat(1001))).status).toBe(422);
});

test("only who may edit the people of the property asks, and never about another's", async () => {
  const [tenant, other] = [await newTenant(), await newTenant()];
  await other.attribute("secret_plan");
  expect((await describe(tenant, "secret plan is x")).body).toMatchObject({ status: "UNKNOWN_ATTRIBUTE_ERROR" });
  expect((await describe(tenant, "x", { propertyId: other.propertyId })).status).toBe(404);
  expect((await describe(tenant, "x", { companyId: other.companyId })).status).toBe(404);
  expect((await describe(tenant, "x", {}, "company contributor")).status).toBe(401);
  expect((await describe(tenant, "x", {}, "property moderator")).status).toBe(200);
});
