import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
beforeAll(async () => {
  tenant = await newTenant();
});

const FIGURES = "/v2/properties/:p/analytics/guides";
const HUGE = 99_999_999_999_999;

test.each([
  ["GET", "/v2/properties/99999999999999", 404],
  ["GET", "/v2/properties/%00", 404],
  ["GET", "/v2/companies/99999999999999", 404],
  ["GET", "/v2/properties/:p/tutorials/edit/99999999999999", 404],
  ["GET", "/v2/properties/:p/tutorials/edit/1%00", 404],
  ["GET", "/v2/properties/:p/launchers/-1", 404],
  ["GET", "/v2/authorization/subjects/companyUser/a%00b/roles", 404],
  ["GET", "/v2/authorization/targets/property/99999999999999/roles", 404],
  ["GET", "/images/a%00b", 404],
  ["GET", `/v2/properties/:p/tutorials?lang=${"de-".repeat(40)}de`, 400],
  ["GET", `${FIGURES}?from=0000-01-01&to=0000-01-31`, 400],
  ["GET", `${FIGURES}?from=2026-02-30`, 400],
  ["GET", `${FIGURES}?from=1900-01-01&to=1900-01-31`, 200],
  ["GET", `${FIGURES}?from=9999-12-01&to=9999-12-31`, 200],
  ["GET", `${FIGURES}?page=99999999999999`, 400],
  ["GET", `${FIGURES}?search=a%00b`, 400],
] as const)("%s %s answers %d", async (method, path, status) => {
  expect((await tenant.call("super", method, path)).status).toBe(status);
});

const internal = (change: object) => ({
  data: [
    {
      name: "opened",
      subject: { role: "manager", id: "1" },
      context: { userAgent: "", propertyId: null, sessionId: "", language: "en", appUrl: "/", appSessionId: "" },
      companyId: null,
      clientTimestamp: "2026-01-01T00:00:00Z",
      clientUuid: randomUUID(),
      version: 2,
      ...change,
    },
  ],
});

test.each([
  ["POST", "/v2/properties/:p/tutorials", { tutorial: { title: "T", launcherId: HUGE } }],
  ["PUT", "/v2/properties/:p", { assistant: { pageSegment: HUGE } }],
  ["PUT", "/v3/properties/:p/content-settings", { values: { "a\u0000": true } }],
  ["PUT", "/v3/properties/:p/content-settings", { values: { "a\ud800": true } }],
  ["POST", "/v2/properties/:p/launchers/sort", { ids: [HUGE] }],
  ["POST", "/internal/events", internal({ clientTimestamp: "0000-01-01T00:00:00Z" })],
] as const)("%s %s refuses %j at its field", async (method, path, body) => {
  expect(await tenant.call("company admin", method, path, body)).toMatchObject({ status: 422, body: { code: "invalid_fields" } });
});

test("a language that the property does not have does not reach the report", async () => {
  const row = { property_id: tenant.propertyId, day: "2026-03-01", guide_id: 1 };
  await tenant.db
    .insertInto("guide_days")
    .values([
      { ...row, language: "en" },
      { ...row, language: "<NO LANGUAGE>" },
    ])
    .execute();
  expect((await tenant.call("company admin", "GET", FIGURES)).body.languages).toEqual(["en"]);
});
