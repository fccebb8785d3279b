import { expect, test } from "vitest";
import { addProperty } from "#server/demo/builders.ts";
import { newTenant } from "#tests/support/tenant.ts";

test("a company has its limits and its own properties, with what HEART needs to know of them", async () => {
  const tenant = await newTenant({ name: "Alpha", flags: { heart: true }, stylings: { privacyLevel: 1 } });
  await addProperty(tenant.db, tenant.companyId, { name: "Beta" });
  await newTenant({ name: "Foreign" });
  await tenant.db
    .updateTable("companies")
    .set({ limits: JSON.stringify({ members: 5 }) })
    .where("id", "=", tenant.companyId)
    .execute();
  const { status, body } = await tenant.call("company contributor", "GET", "/v2/companies/:c");
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: tenant.companyId, limits: { members: 5 } });
  expect(body.allProperties).toMatchObject([
    { id: tenant.propertyId, name: "Alpha", privacyLevel: 1, heart: true },
    { name: "Beta", privacyLevel: 0, heart: false },
  ]);
});

test("a company is not found by those without a role in it, and property roles are none", async () => {
  const [own, foreign] = [await newTenant(), await newTenant()];
  const at = `/v2/companies/${foreign.companyId}`;
  expect((await own.call("company admin", "GET", at)).status).toBe(404);
  expect((await own.call("property admin", "GET", "/v2/companies/:c")).status).toBe(404);
  expect((await own.call("super", "GET", at)).status).toBe(200);
  expect((await own.call("super", "GET", "/v2/companies/999999999")).status).toBe(404);
  expect((await own.call("super", "GET", "/v2/companies/%00")).status).toBe(404);
  expect((await own.call(null, "GET", "/v2/companies/:c")).status).toBe(401);
});
