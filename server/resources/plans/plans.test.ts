import { expect, test } from "vitest";
import { COMPANY_LIMIT_DEFAULTS, FLAG_DEFAULTS, PROPERTY_LIMIT_DEFAULTS } from "#app/domain/plan.ts";
import { KINDS } from "#tests/support/access-table.ts";
import { newTenant } from "#tests/support/tenant.ts";

const FLAGS = "/v2/properties/:p/feature-flags";
const LIMITS = "/v2/companies/:c/limits";

test("a super admin sets flags and limits, those that are not named stay, and everybody sees them", async () => {
  const tenant = await newTenant(
    { flags: { heart: true, tooltips: false, announcements: false }, limits: { public_guide: 3 } },
    { staffTrainingExtension: false },
  );
  const set = await tenant.call("super", "PUT", FLAGS, { featureFlagValues: { nps: true }, limits: { aiAssistant: true } });
  const after = {
    featureFlags: ["heart", "nps"],
    featureFlagValues: { ...FLAG_DEFAULTS, heart: true, nps: true },
    // A tenant of the tests may set how elements are found.
    limits: { ...PROPERTY_LIMIT_DEFAULTS, public_guide: 3, aiAssistant: true, selectorConfig: true },
  };
  expect(set).toMatchObject({ status: 200, body: after });
  for (const path of [FLAGS, "/v2/properties/:p"])
    expect((await tenant.call("property contributor", "GET", path)).body).toMatchObject(after);
  const limits = { ...COMPANY_LIMIT_DEFAULTS, members: 5, currency: "EUR" };
  expect((await tenant.call("super", "PUT", LIMITS, { newLimits: { members: 5 } })).status).toBe(200);
  expect((await tenant.call("super", "PUT", LIMITS, { newLimits: { currency: "EUR" } })).body).toEqual({ limits });
  expect((await tenant.call("company contributor", "GET", "/v2/companies/:c")).body.limits).toEqual(limits);
  expect((await tenant.call("company contributor", "GET", "/v2/properties/:p")).body.company).toMatchObject({ limits });
});

test.each(KINDS.filter((kind) => kind !== "super"))("a %s sets neither", async (kind) => {
  const tenant = await newTenant();
  const refused = { status: 401, body: { code: "not_allowed_for_role" } };
  expect(await tenant.call(kind, "PUT", FLAGS, { limits: { public_guide: -1 } })).toMatchObject(refused);
  expect(await tenant.call(kind, "PUT", LIMITS, { newLimits: { members: -1 } })).toMatchObject(refused);
});

test.each([
  [FLAGS, { featureFlagValues: { unknown: true } }],
  [FLAGS, { featureFlagValues: { heart: "yes" } }],
  [FLAGS, { limits: { public_guide: -2 } }],
  [FLAGS, { limits: { public_guide: 1.5 } }],
  [FLAGS, { limits: { members: 3 } }],
  [FLAGS, { heart: true }],
  [LIMITS, { newLimits: { currency: "XXX" } }],
  [LIMITS, { newLimits: { members: true } }],
  [LIMITS, { members: 3 }],
])("%s refuses %j", async (path, body) => {
  const tenant = await newTenant();
  expect((await tenant.call("super", "PUT", path, body)).status).toBe(422);
});

test("a limit that is set holds at once, and what does not exist is not found", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide();
  const publish = () => tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${id}`, { tutorial: { visibility: "public" } });
  await tenant.call("super", "PUT", FLAGS, { limits: { public_guide: 0 } });
  expect((await publish()).status).toBe(402);
  await tenant.call("super", "PUT", FLAGS, { limits: { public_guide: -1 } });
  expect((await publish()).status).toBe(200);
  expect((await tenant.call("super", "PUT", "/v2/companies/999999999/limits", { newLimits: { members: 1 } })).status).toBe(404);
  expect((await tenant.call("super", "PUT", "/v2/properties/999999999/feature-flags", { limits: {} })).status).toBe(404);
});
