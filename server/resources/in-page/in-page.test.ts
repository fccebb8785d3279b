import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { tokenHash } from "#server/realm/links/secret-token.ts";
import { type Kind, newTenant, type Tenant } from "#tests/support/tenant.ts";

const HOST = "https://crm.acme.test";
const TUTORIALS = "/v2/properties/:p/tutorials";
let tenant: Tenant;
let guide: number;
beforeAll(async () => {
  tenant = await newTenant({ url: `${HOST}/start` });
  guide = await tenant.guide({ title: "Mine" });
});

async function tokenOf(kind: Kind = "company admin", of = tenant, about = guide) {
  const answer = await of.call(kind, "POST", "/v3/properties/:p/in-page/token", { guide: about });
  expect(answer.status).toBe(201);
  return String(answer.body.token);
}

type Sent = {
  token: string;
  key: string;
  method?: string;
  path?: string;
  origin?: string | null;
  site?: string;
  property?: number;
  body?: unknown;
  /** The key by which it is done once. */
  repeated?: string;
};

async function use({
  token,
  key,
  method = "GET",
  path = "/v3/properties/:p/in-page",
  origin = HOST,
  site,
  property,
  body,
  repeated,
}: Sent) {
  const headers = new Headers({ authorization: `Handrail-Editor ${token}.${key}` });
  if (origin) headers.set("origin", origin);
  if (site) headers.set("sec-fetch-site", site);
  if (repeated) headers.set("idempotency-key", repeated);
  if (body !== undefined) headers.set("content-type", "application/json");
  const address = `http://api.test${path.replace(":p", String(property ?? tenant.propertyId))}`;
  const answer = await tenant.api.fetch(
    new Request(address, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }),
  );
  return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => null) };
}
const status = async (sent: Sent) => (await use(sent)).status;
const rowOf = (token: string) => tenant.db.selectFrom("preview_tokens").selectAll().where("token_hash", "=", tokenHash(token));
const setExpiry = (token: string, at: number) =>
  tenant.db
    .updateTable("preview_tokens")
    .set({ expires_at: new Date(at) })
    .where("token_hash", "=", tokenHash(token))
    .execute();
const minutesLeft = async (token: string) => ((await rowOf(token).executeTakeFirstOrThrow()).expires_at.getTime() - Date.now()) / 60_000;

test("a token counts ten minutes, is kept as a hash alone, and once taken two hours from its last use", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  expect(await minutesLeft(token)).toBeCloseTo(10, 0);
  expect(JSON.stringify(await rowOf(token).executeTakeFirstOrThrow())).not.toContain(token);
  const { body } = await use({ token, key });
  expect(body).toMatchObject({ guide, mayEdit: true, selectorConfig: { minParents: 0 }, texts: { name: expect.any(String) } });
  expect(await minutesLeft(token)).toBeCloseTo(120, 0);
  await setExpiry(token, Date.now() + 60_000);
  expect(await status({ token, key })).toBe(200);
  expect(await minutesLeft(token)).toBeCloseTo(120, 0);
  await setExpiry(token, Date.now() - 1);
  expect(await status({ token, key })).toBe(401);
  expect((await rowOf(token).executeTakeFirstOrThrow()).expires_at.getTime()).toBeLessThan(Date.now());
});

test("an application at the API's own address reads without an Origin, which browsers leave out there", async () => {
  const own = await newTenant({ url: `${tenant.api.parts.env.API_URL}/demo/crm/` });
  const [token, key] = [await tokenOf("company admin", own, 0), randomUUID()];
  const sent = { token, key, origin: null, property: own.propertyId };
  expect(await status({ ...sent, site: "cross-site" })).toBe(401);
  expect(await status({ ...sent, site: "same-origin" })).toBe(200);
  const elsewhere = await tokenOf();
  expect(await status({ token: elsewhere, key: randomUUID(), origin: null, site: "same-origin" })).toBe(401);
});

test("it counts for one tab, one property and one address of the application", async () => {
  const other = await newTenant({ url: HOST });
  const [token, key] = [await tokenOf(), randomUUID()];
  for (const origin of ["https://evil.test", `${HOST}:8443`, "null", null])
    expect([origin, await status({ token, key, origin })]).toEqual([origin, 401]);
  expect(await status({ token, key, property: other.propertyId })).toBe(401);
  expect(await status({ token, key: "short" })).toBe(401);
  // None of this was the first use.
  expect(await status({ token, key })).toBe(200);
  expect(await status({ token, key: randomUUID() })).toBe(401);
  expect(await status({ token, key })).toBe(200);
});

test("of ten tabs at once exactly one takes it", async () => {
  const token = await tokenOf();
  const answers = await Promise.all(Array.from({ length: 10 }, () => status({ token, key: randomUUID() })));
  expect(answers.sort()).toEqual([200, ...Array(9).fill(401)]);
});

test("it ends with the role of the person", async () => {
  const staff = await newTenant({ url: HOST });
  const { manager } = await staff.person("property moderator");
  const about = await staff.guide();
  const [token, key] = [await tokenOf("property moderator", staff, about), randomUUID()];
  expect(await status({ token, key, property: staff.propertyId })).toBe(200);
  await staff.db.deleteFrom("role_assignments").where("manager_id", "=", manager.id).execute();
  expect(await status({ token, key, property: staff.propertyId })).toBeGreaterThanOrEqual(401);
  expect((await use({ token, key, property: staff.propertyId })).body).not.toHaveProperty("texts");
});

test("it saves drafts and publishes nothing, and makes no other calls", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const one = { token, key, method: "PUT", path: `${TUTORIALS}/${guide}` };
  const { body } = await use({ token, key, path: `${TUTORIALS}/edit/${guide}` });
  const saved = await use({ ...one, body: { tutorial: { steps: body.steps, revision: body.revision } } });
  expect([saved.status, saved.body.revision]).toEqual([200, body.revision + 1]);
  const late = await use({ ...one, body: { tutorial: { steps: body.steps, revision: body.revision } } });
  expect([late.status, late.body.current.revision]).toEqual([409, body.revision + 1]);
  const bad = await use({ ...one, body: { tutorial: { steps: [{ ...body.steps[0], url: "a b" }], revision: body.revision + 1 } } });
  expect([bad.status, bad.body.fields[0].path]).toEqual([422, "tutorial.steps.0.url"]);
  for (const visibility of ["public", "private"])
    expect(await use({ ...one, body: { tutorial: { visibility } } })).toMatchObject({
      status: 401,
      body: { code: "not_allowed_for_role" },
    });
  expect(await status({ ...one, method: "DELETE" })).toBe(401);
  expect(await status({ token, key, path: TUTORIALS })).toBe(401);
  expect(await status({ token, key, method: "POST", path: "/v3/properties/:p/in-page/token", body: { guide } })).toBe(401);
});

test.each([
  ["tooltip", "/v2/properties/:p/tooltips", { show: "beacon" }],
  ["validator", "/v3/properties/:p/validators", { rule: { kind: "length", least: 2, most: null } }],
])("it makes and changes a %s, and deletes none", async (noun, path, own) => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const made = await use({
    token,
    key,
    method: "POST",
    path,
    body: { name: `On page ${noun}`, identifier: "#a", texts: { en: "A" }, ...own },
  });
  expect(made).toMatchObject({ status: 201, body: { ...own, enabled: false, revision: 1 } });
  const one = { token, key, method: "PUT", path: `${path}/${made.body.id}` };
  expect(await use({ ...one, body: { enabled: true, revision: 1 } })).toMatchObject({ status: 200, body: { enabled: true, revision: 2 } });
  expect(await use({ ...one, body: { url: "/b", revision: 1 } })).toMatchObject({ status: 409, body: { current: { revision: 2 } } });
  expect((await use({ token, key, path })).body.data).toMatchObject([{ id: made.body.id }]);
  expect(await status({ ...one, method: "DELETE" })).toBe(401);
  expect(await status({ ...one, body: { name: "X" }, origin: "https://evil.test" })).toBe(401);
  expect(await status({ ...one, body: { name: "X" }, key: randomUUID() })).toBe(401);
});

test("it makes one of each write that is repeated with the same key", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const path = "/v2/properties/:p/tooltips";
  const sent = { token, key, method: "POST", path, body: { name: "Repeated" }, repeated: `tooltip-${randomUUID()}` };
  const [first, second] = [await use(sent), await use(sent)];
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
});

test("a contributor changes what is on, and neither makes one nor changes what is off", async () => {
  const staff = await newTenant({ url: HOST });
  const on = await staff.tooltip("On", { enabled: true });
  const off = await staff.tooltip("Off");
  const [token, key] = [await tokenOf("property contributor", staff, await staff.guide({ live: true })), randomUUID()];
  const path = "/v2/properties/:p/tooltips";
  const sent = { token, key, property: staff.propertyId };
  const change = (id: number) => status({ ...sent, method: "PUT", path: `${path}/${id}`, body: { url: "/b" } });
  expect([await change(on), await change(off)]).toEqual([200, 401]);
  expect(await status({ ...sent, method: "POST", path, body: { name: "New" } })).toBe(401);
});

test("it is told whether the plan has tooltips", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const flags = (tooltips: boolean) =>
    tenant.db
      .updateTable("properties")
      .set({ feature_flags: JSON.stringify({ tooltips }) })
      .where("id", "=", tenant.propertyId)
      .execute();
  await flags(false);
  expect((await use({ token, key })).body).toMatchObject({ tooltips: false });
  await flags(true);
  expect((await use({ token, key })).body).toMatchObject({ tooltips: true });
});

test("the browser is let make its calls from the page, and no others", async () => {
  const ask = (path: string) => {
    const headers = {
      origin: HOST,
      "access-control-request-method": "PUT",
      "access-control-request-headers": "authorization,content-type",
    };
    return tenant.api.fetch(new Request(`http://api.test${path.replace(":p", String(tenant.propertyId))}`, { method: "OPTIONS", headers }));
  };
  const allowed = await ask(`${TUTORIALS}/${guide}`);
  expect(allowed.ok).toBe(true);
  expect(allowed.headers.get("access-control-allow-origin")).toBe("*");
  expect(allowed.headers.get("access-control-allow-headers")).toBe("authorization,content-type,idempotency-key");
  expect(allowed.headers.get("access-control-allow-credentials")).toBeNull();
  expect((await ask("/v2/properties/:p/settings")).headers.get("access-control-allow-origin")).toBeNull();
});

test("a guide that is gone and a property without an address give no token", async () => {
  expect((await tenant.call("company admin", "POST", "/v3/properties/:p/in-page/token", { guide: 999999999 })).status).toBe(404);
  const bare = await newTenant({ url: "" });
  expect(await bare.call("company admin", "POST", "/v3/properties/:p/in-page/token", {})).toMatchObject({
    ...{ status: 409, body: { code: "property_without_address" } },
  });
});
