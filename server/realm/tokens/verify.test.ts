import { SignJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { type RealmServer, realmServer, signInAt } from "#tests/support/realm-server.ts";
import { secretsForTests } from "#tests/support/secrets.ts";

let server: RealmServer;
let somebody: string;
beforeAll(async () => {
  server = await realmServer();
  somebody = (await newManager(server.parts.db)).id;
});
afterAll(() => server.close());

const key = JSON.parse(secretsForTests.REALM_KEYS).keys[0];

function token(changes: { issuer?: string; audience?: string; expires?: string; sub?: string; kid?: string } = {}) {
  const { issuer = server.issuer, audience = server.url, expires = "5m", sub = somebody, kid = key.kid } = changes;
  const jwt = new SignJWT({ name: "Sam" }).setProtectedHeader({ alg: "ES256", kid }).setIssuer(issuer).setAudience(audience);
  return jwt.setSubject(sub).setExpirationTime(expires).sign(key);
}

test("a token that the realm signed for the API is good, again and again", async () => {
  const good = await token();
  expect((await server.realm.verify(good))?.claims).toMatchObject({ sub: somebody, name: "Sam", superAdmin: false });
  expect(await server.realm.verify(good)).toBe(await server.realm.verify(good));
});

test("a token for somebody who is gone counts no more", async () => {
  expect(await server.realm.verify(await token({ sub: "nobody-any-more" }))).toBeNull();
});

test.each([
  ["of another issuer", { issuer: "https://evil.test" }],
  ["for another audience", { audience: "https://evil.test" }],
  ["for the dashboard itself, as an id token is", { audience: "handrail-dashboard" }],
  ["that has run out", { expires: "-1m" }],
  ["of an unknown key", { kid: "other" }],
])("a token %s is refused", async (_, changes) => {
  expect(await server.realm.verify(await token(changes))).toBeNull();
});

test("a token with another payload, an unsigned one, nonsense and something huge are refused", async () => {
  const [head, , signature] = (await token()).split(".");
  const payload = Buffer.from(JSON.stringify({ sub: "x", superAdmin: true, exp: 9e9, iss: server.issuer, aud: server.url })).toString(
    "base64url",
  );
  const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
  for (const bad of [`${head}.${payload}.${signature}`, `${none}.${payload}.`, "nonsense", "hr_unknown", "", "x".repeat(100_000)]) {
    expect(await server.realm.verify(bad)).toBeNull();
  }
});

test("with a foreign provider set, its tokens are good too", async () => {
  const manager = await newManager(server.parts.db, { role: "admin" });
  const { access_token } = await signInAt(server, manager.email, PASSWORD);
  const other = await realmServer({ OIDC_ISSUER: server.issuer, OIDC_AUDIENCE: server.url });
  expect((await other.realm.verify(access_token))?.claims).toMatchObject({ sub: manager.id, companies_admin: [manager.companyId] });
  expect(await other.realm.verify(access_token)).toMatchObject({ session: null });
  await other.close();
  const closed = await realmServer();
  expect(await closed.realm.verify(access_token)).toBeNull();
  await closed.close();
});
