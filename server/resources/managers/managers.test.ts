import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { expect, test } from "vitest";
import { createApi } from "#server/app.ts";
import { createInvite } from "#server/realm/links/invites.ts";
import { createRealm } from "#server/realm/realm.ts";
import { testParts } from "#tests/support/parts.ts";
import { newTenant } from "#tests/support/tenant.ts";

const PASSWORD = "Another-secret-2";

async function invited() {
  const tenant = await newTenant();
  const email = `new-${tenant.propertyId}@test.example`;
  const roles = [{ role: "moderator" as const, targetType: "property" as const, targetId: tenant.propertyId }];
  const token = await createInvite(tenant.db, tenant.companyId, email, roles);
  return { ...tenant, email, token, registration: { name: "New Person", email, password: PASSWORD, token } };
}

test("an invite says for whom it is, makes the account once, and is used up then (specification 2, section 7: POST /v3/managers, invites/validate)", async () => {
  const { call, token, email, registration, db } = await invited();
  const validate = () => call(null, "POST", "/v3/managers/invites/validate", { token });
  expect(await validate()).toMatchObject({ status: 200, body: { email, company: expect.stringMatching(/^Company /) } });
  const made = await call(null, "POST", "/v3/managers", registration);
  expect(made).toMatchObject({ status: 201, body: { id: expect.any(String) } });
  const roles = await db
    .selectFrom("role_assignments")
    .select("role")
    .where("manager_id", "=", made.body.id as string)
    .execute();
  expect(roles).toEqual([{ role: "moderator" }]);
  expect((await validate()).status).toBe(404);
  expect((await call(null, "POST", "/v3/managers", registration)).status).toBe(422);
});

test.each([
  ["no token", { token: undefined }, { path: "token", code: "invite_invalid" }],
  ["a made-up token", { token: "made-up" }, { path: "token", code: "invite_invalid" }],
  ["another address", { email: "other@test.example" }, { path: "email", code: "invite_other_email" }],
  ["no address", { email: "nobody" }, { path: "email", code: "email_invalid" }],
  ["a weak password", { password: "short" }, { path: "password", code: "password_invalid" }],
  ["no name", { name: "  " }, { path: "name", code: "text_error_missing" }],
  ["a name with a line break", { name: "a\nb" }, { path: "name", code: "name_invalid" }],
  ["a name of 100,000 characters", { name: "x".repeat(100_000) }, { path: "name", code: "text_error_too_long" }],
])("registering with %s names its field (specification 2, section 7: POST /v3/managers)", async (_, change, field) => {
  const { call, registration } = await invited();
  const answer = await call(null, "POST", "/v3/managers", { ...registration, ...change });
  expect(answer).toMatchObject({ status: 422, body: { fields: [field] } });
});

test("tries of invites from one address are limited", async () => {
  const parts = await testParts({ RATE_LIMITS: "on" });
  const realm = await createRealm(parts);
  const app = createApi(parts, realm, { files: createMemoryFileStorage(), demoProperty: null });
  const attempt = () =>
    app.request("/v3/managers/invites/validate", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ token: "guess" }),
    });
  for (let tries = 0; tries < 30; tries++) expect((await attempt()).status).toBe(404);
  const refused = await attempt();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const other = await app.request("/v3/managers", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });
  expect(other.status).toBe(429);
  expect((await app.request("/v3/managers/me")).status).toBe(401);
  realm.close();
});

test("subscriptions to e-mail are kept, those that are not named too (specification 2, section 7: PUT /v3/managers/{id})", async () => {
  const tenant = await newTenant();
  const save = (emailSubscriptions: object) => tenant.call("company admin", "PUT", "/v3/managers/me", { config: { emailSubscriptions } });
  expect(await save({ digest: true, news: false })).toMatchObject({
    status: 200,
    body: { config: { emailSubscriptions: { digest: true, news: false } } },
  });
  expect((await save({ news: true })).body.config).toEqual({ emailSubscriptions: { digest: true, news: true } });
  expect((await tenant.call("company admin", "GET", "/v3/managers/me")).body.config).toEqual({
    emailSubscriptions: { digest: true, news: true },
  });
  expect((await save(Object.fromEntries(Array.from({ length: 49 }, (_, each) => [`kind-${each}`, true])))).status).toBe(422);
  for (const wrong of [{ news: "yes" }, { "": true }, { ["x".repeat(65)]: true }]) expect((await save(wrong)).status).toBe(422);
  expect((await tenant.call("company admin", "PUT", "/v3/managers/me", { config: { other: 1 } })).status).toBe(422);
});

test("one's own name and language change, and nobody else's", async () => {
  const tenant = await newTenant();
  const changed = await tenant.call("company contributor", "PUT", "/v3/managers/me", { name: "Renamed", language: "de" });
  expect(changed).toMatchObject({ status: 200, body: { name: "Renamed", language: "de", firstProperty: tenant.propertyId } });
  const other = (await tenant.person("company admin")).manager.id;
  expect((await tenant.call("company contributor", "PUT", `/v3/managers/${other}`, { name: "Mine" })).status).toBe(404);
  expect((await tenant.call(null, "GET", "/v3/managers/me")).status).toBe(401);
  for (const name of ["", "a\r\nBcc: b@evil.test", "a\u2028b", "a\u0000b", "a\ud800", "x".repeat(121), 7]) {
    expect((await tenant.call("company contributor", "PUT", "/v3/managers/me", { name })).status).toBe(422);
  }
});

test("somebody signed in is told by id, name, e-mail and subscriptions (specification 2, section 3: Authenticated user, and 7: GET me)", async () => {
  const tenant = await newTenant();
  const { id, name, email } = (await tenant.person("company contributor")).manager;
  const me = { id, name, email, config: { emailSubscriptions: {} } };
  expect(await tenant.call("company contributor", "GET", "/v3/managers/me")).toMatchObject({ status: 200, body: me });
  const change = { name: "Renamed", config: { emailSubscriptions: { digest: true } } };
  const changed = await tenant.call("company contributor", "PUT", `/v3/managers/${id}`, change);
  expect(changed).toMatchObject({ status: 200, body: { ...me, ...change } });
  expect((await tenant.call("company contributor", "GET", "/v3/managers/me")).body).toMatchObject({ ...me, ...change });
});

test("`me` of nobody signed in is refused, and leads nowhere (specification 2, section 8: 401 on the 'me' call)", async () => {
  const tenant = await newTenant();
  const answer = await tenant.call(null, "GET", "/v3/managers/me");
  expect([answer.status, answer.body.code, answer.headers.get("location")]).toEqual([401, "not_signed_in", null]);
});
