import { createHmac } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { SignJWT, UnsecuredJWT } from "jose";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { signPass } from "./pass.ts";

/** What applications send; when it is to be signed: specification 1, section 3 (Stylings: snippetAuthentication). */
const SECRET = "a-secret-of-thirty-two-characters";
const DAY_SECONDS = 86_400;
const now = () => Math.floor(Date.now() / 1000);

async function tenantWith(stylings: Record<string, unknown>) {
  const tenant = await newTenant();
  const kept = JSON.stringify({ privacyLevel: 1, ...stylings });
  await tenant.db.updateTable("properties").set({ stylings: kept }).where("id", "=", tenant.propertyId).execute();
  return tenant;
}
const guarded = () => tenantWith({ snippetAuthentication: true, snippetAuthenticationToken: SECRET });

const identify = ({ call }: Tenant, body: unknown) => call(null, "POST", "/player/:p/identify", body);
const people = ({ db, propertyId }: Tenant) =>
  db.selectFrom("foreign_users").selectAll().where("property_id", "=", propertyId).orderBy("id").execute();
const hmac = (user: string, secret = SECRET) => createHmac("sha256", secret).update(user).digest("hex");
const jwt = (claims: Record<string, unknown>, { secret = SECRET, end = now() + 3600, alg = "HS256" } = {}) =>
  new SignJWT({ exp: end, ...claims }).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

test("where no proof is asked for, none is needed, and nothing changes on the wire", async () => {
  const tenant = await tenantWith({});
  expect(await identify(tenant, { user: "ada", signature: "nonsense" })).toMatchObject({ status: 204, body: {} });
  expect(await people(tenant)).toMatchObject([{ foreign_id: "ada", anonymous: false }]);
});

test("a signature or a token of the application's secret proves who somebody is, and gives a pass", async () => {
  const tenant = await guarded();
  const answer = await identify(tenant, { user: "ada", signature: hmac("ada"), attributes: { plan: "pro" } });
  expect(answer).toMatchObject({ status: 200, body: { user: "ada", pass: expect.any(String), seconds: 3600 } });
  expect((await identify(tenant, { user: "bob", signature: hmac("bob").toUpperCase() })).status).toBe(200);
  const token = await jwt({ sub: "eve", attributes: { plan: "team" }, company: "acme" });
  expect((await identify(tenant, { user: "eve", token, attributes: { plan: "forged", page: "x" }, company: "forged" })).status).toBe(200);
  expect(await people(tenant)).toMatchObject([
    { foreign_id: "ada", attributes: { plan: "pro" } },
    { foreign_id: "bob" },
    { foreign_id: "eve", attributes: { plan: "team", page: "x" }, company_key: "acme" },
  ]);
});

test.each<[string, string, () => object | Promise<object>]>([
  ["nothing", "unsigned", () => ({})],
  ["a signature of somebody else", "signature", () => ({ signature: hmac("bob") })],
  ["a signature by another property's secret", "signature", () => ({ signature: hmac("ada", SECRET.toUpperCase()) })],
  ["a signature by no secret", "signature", () => ({ signature: hmac("ada", "") })],
  ["an empty signature", "signature", () => ({ signature: "" })],
  ["a token of somebody else", "signature", async () => ({ token: await jwt({ sub: "bob" }) })],
  [
    "a token by another property's secret",
    "signature",
    async () => ({ token: await jwt({ sub: "ada" }, { secret: SECRET.toUpperCase() }) }),
  ],
  ["a token that is over", "expired", async () => ({ token: await jwt({ sub: "ada" }, { end: now() - 60 }) })],
  ["a token for more than a day", "signature", async () => ({ token: await jwt({ sub: "ada" }, { end: now() + DAY_SECONDS + 60 }) })],
  ["a token without an end", "signature", async () => ({ token: await endless() })],
  ["a token by another algorithm", "signature", async () => ({ token: await jwt({ sub: "ada" }, { alg: "HS512" }) })],
  ["a token without a signature", "signature", () => ({ token: new UnsecuredJWT({ sub: "ada", exp: now() + 60 }).encode() })],
  ["a token of nonsense", "signature", () => ({ token: "a.b.c" })],
  ["a broken token beside a right signature", "signature", () => ({ token: "x", signature: hmac("ada") })],
])("%s is refused as %s and counted, and nothing is stored", async (_, reason, proof) => {
  const tenant = await guarded();
  const answer = await identify(tenant, { user: "ada", ...(await proof()) });
  expect(answer).toMatchObject({ status: 401, body: { code: `identify_${reason}` } });
  expect(await people(tenant)).toEqual([]);
  const counted = () =>
    tenant.db.selectFrom("identify_days").select(["outcome", "count"]).where("property_id", "=", tenant.propertyId).execute();
  await expect.poll(counted, { timeout: 5000 }).toMatchObject([{ outcome: reason }]);
});

/** A token that says everything but when it ends. */
async function endless(): Promise<string> {
  return new SignJWT({ sub: "ada" }).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(SECRET));
}

test("without a secret nobody can prove anything", async () => {
  const tenant = await tenantWith({ snippetAuthentication: true });
  expect((await identify(tenant, { user: "ada", signature: hmac("ada", "") })).status).toBe(401);
});

const SOMEBODY = "00000000-0000-4000-8000-000000000001";
test("events count for a user only with the pass that proves that user in this property", async () => {
  const tenant = await guarded();
  const other = await guarded();
  const passOf = async (of: Tenant, user: string) => (await identify(of, { user, signature: hmac(user) })).body.pass as string;
  const [ada, elsewhere] = [await passOf(tenant, "ada"), await passOf(other, "ada")];
  const { env } = tenant.api.parts;
  const sent: [string | undefined | number, string | null][] = [
    [ada, "ada"],
    [undefined, null],
    ["", null],
    [7, null],
    [`${ada}x`, null],
    [elsewhere, null],
    [await passOf(tenant, "bob"), null],
    [signPass(env, tenant.propertyId, "ada", Date.now() - 1), null],
    ["x".repeat(5000), null],
  ];
  for (const [pass, user] of sent) {
    const events = [anEvent({ user: "ada" }), anEvent({ user: "ada", anonymous: SOMEBODY })];
    expect((await tenant.call(null, "POST", "/player/:p/events", { events, pass })).status).toBe(202);
    const rows = tenant.db
      .selectFrom("events")
      .select(["user_id", "anonymous_id"])
      .where("property_id", "=", tenant.propertyId)
      .where(
        "id",
        "in",
        events.map(({ id }) => id),
      );
    expect(await rows.orderBy("anonymous_id").execute()).toEqual([
      { user_id: user, anonymous_id: SOMEBODY },
      { user_id: user, anonymous_id: null },
    ]);
  }
});

const anEvent = (more: object) => ({
  id: crypto.randomUUID(),
  kind: "assistant_opened",
  catalogue: 1,
  occurred: new Date().toISOString(),
  ...more,
});

test("the secret shows to those alone who may change it, and to no player", async () => {
  const tenant = await newTenant();
  const values = { snippetAuthentication: true, snippetAuthenticationToken: SECRET, consentRequired: true };
  const saved = await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", { values });
  expect(saved).toMatchObject({ status: 200, body: { values } });
  const read = async (kind: "property moderator" | "company contributor" | "property contributor") =>
    JSON.stringify((await tenant.call(kind, "GET", "/v2/properties/:p/stylings")).body);
  expect(await read("property moderator")).toContain(SECRET);
  for (const kind of ["company contributor", "property contributor"] as const) expect(await read(kind)).not.toContain(SECRET);
  const bundle = await tenant.call(null, "GET", "/player/:p/bundle");
  expect(bundle.body.property).toMatchObject({ needsProof: true, needsConsent: true });
  expect(JSON.stringify(bundle.body)).not.toContain(SECRET);
  expect(JSON.stringify((await tenant.call("company admin", "GET", "/v2/properties/:p")).body)).not.toContain(SECRET);
  const short = { values: { snippetAuthenticationToken: "too short" } };
  expect((await tenant.call("company admin", "PUT", "/v2/properties/:p/stylings", short)).status).toBe(422);
});

test("what is no news within a minute writes nothing; afterwards the visit is noted", async () => {
  const tenant = await tenantWith({});
  const said = { user: "ada", attributes: { plan: "pro", tags: ["a", "b"] }, company: "acme" };
  const version = async () =>
    (
      await sql<{ version: string }>`select xmin::text as version from foreign_users where property_id = ${tenant.propertyId}`.execute(
        tenant.db,
      )
    ).rows[0]?.version;
  await identify(tenant, said);
  const first = await version();
  await identify(tenant, said);
  await identify(tenant, { user: "ada" });
  expect(await version()).toBe(first);
  await tenant.db
    .updateTable("foreign_users")
    .set({ last_seen_at: new Date(Date.now() - 61_000) })
    .where("property_id", "=", tenant.propertyId)
    .execute();
  const aged = await version();
  await identify(tenant, { user: "ada" });
  expect(await version()).not.toBe(aged);
  await identify(tenant, { user: "ada", attributes: { plan: "team" } });
  expect(await people(tenant)).toMatchObject([{ attributes: { plan: "team", tags: ["a", "b"] }, company_key: "acme" }]);
});

test("a company's own user is seen when the player sees them, at most once a minute", async () => {
  const tenant = await tenantWith({});
  const { db, companyId } = tenant;
  const row = { company_id: companyId, public_id: "ada", status: "active" as const, attributes: JSON.stringify({ plan: "known" }) };
  const { id } = await db.insertInto("company_users").values(row).returning("id").executeTakeFirstOrThrow();
  const seen = async () => db.selectFrom("company_users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  await identify(tenant, { user: "ada", attributes: { plan: "said" } });
  await expect.poll(async () => (await seen()).last_seen_at, { timeout: 10_000 }).not.toBeNull();
  const first = await seen();
  expect(first.last_seen_at).toEqual(first.first_seen_at);
  expect(Date.now() - first.last_seen_at!.getTime()).toBeLessThan(60_000);
  await identify(tenant, { user: "ada", attributes: { plan: "other" } });
  await setTimeout(1500);
  expect((await seen()).last_seen_at).toEqual(first.last_seen_at);
  expect(await people(tenant)).toMatchObject([{ company_user_id: id, own: { plan: "other" }, attributes: { plan: "known" } }]);
});

test.each<[string, number, unknown]>([
  ["a key of a prototype", 204, '{"user":"ada","attributes":{"__proto__":{"polluted":true}}}'],
  ["a key of a prototype with a plain value", 204, '{"user":"ada","attributes":{"__proto__":1,"constructor":2}}'],
  ["10,000 attributes", 413, { user: "ada", attributes: Object.fromEntries(Array.from({ length: 10_000 }, (_, each) => [`k${each}`, 1])) }],
  ["1,000 attributes", 422, { user: "ada", attributes: Object.fromEntries(Array.from({ length: 1000 }, (_, each) => [`k${each}`, 1])) }],
  ["5 MB", 413, { user: "ada", attributes: { a: "x".repeat(5_000_000) } }],
  ["SQL in every value", 204, { user: "'; drop table foreign_users; --", attributes: { a: "'||(select 1)||'" }, company: "');--" }],
  ["an anonymous id that is no UUID", 422, { user: "ada", anonymous: "ada" }],
  ["a link of nonsense", 401, { link: "nonsense" }],
  ["nobody", 422, { attributes: {} }],
])("%s is refused or stored as typed: %i", async (_, status, body) => {
  const tenant = await tenantWith({});
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request(`http://api.test/player/${tenant.propertyId}/identify`, { method: "POST", body: text });
  const began = performance.now();
  expect((await tenant.api.fetch(request)).status).toBe(status);
  expect(performance.now() - began).toBeLessThan(2000);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  if (status === 204) expect(await people(tenant)).toHaveLength(1);
});
