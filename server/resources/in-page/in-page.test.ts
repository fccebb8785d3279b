import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { tokenHash } from "#server/realm/links/secret-token.ts";
import { EDITED_HOST, editedTenant } from "#tests/support/editor-call.ts";
import { newTenant } from "#tests/support/tenant.ts";

const TUTORIALS = "/v2/properties/:p/tutorials";
const { tenant, guide, tokenOf, use, status } = await editedTenant();
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

test("it says what the editor opens with: a guide, a tooltip, a validator, or a list of them", async () => {
  const opened = async (body: object) => {
    const { token } = (await tenant.call("company admin", "POST", "/v3/properties/:p/in-page/token", body)).body;
    const { guide, hint } = (await use({ token: String(token), key: randomUUID() })).body;
    return { guide, hint };
  };
  expect(await opened({ guide })).toEqual({ guide, hint: null });
  expect(await opened({})).toEqual({ guide: null, hint: null });
  for (const hint of [
    { kind: "tooltip", id: 7 },
    { kind: "validator", id: 0 },
  ])
    expect(await opened({ hint })).toEqual({ guide: null, hint });
});

test("it ends twelve hours after it was made, however much it is used", async () => {
  const [token, key] = [await tokenOf(), randomUUID()];
  const made = (hours: number) =>
    tenant.db
      .updateTable("preview_tokens")
      .set({ created_at: new Date(Date.now() - hours * 3_600_000) })
      .where("token_hash", "=", tokenHash(token))
      .execute();
  await made(11.9);
  expect(await status({ token, key })).toBe(200);
  await made(12.1);
  expect(await status({ token, key })).toBe(401);
});

test("it ends when the editor is closed, and no other with it", async () => {
  const [[token, key], [other, its]] = [
    [await tokenOf(), randomUUID()],
    [await tokenOf(), randomUUID()],
  ];
  for (const sent of [
    { token, key },
    { token: other, key: its },
  ])
    expect(await status(sent)).toBe(200);
  const close = { token, method: "DELETE", path: "/v3/properties/:p/in-page/token" };
  expect(await status({ ...close, key: randomUUID() })).toBe(401);
  expect(await status({ token, key })).toBe(200);
  expect(await status({ ...close, key })).toBe(204);
  expect([await status({ token, key }), await status({ token: other, key: its })]).toEqual([401, 200]);
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
  const other = await newTenant({ url: EDITED_HOST });
  const [token, key] = [await tokenOf(), randomUUID()];
  for (const origin of ["https://evil.test", `${EDITED_HOST}:8443`, "null", null])
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
  const staff = await newTenant({ url: EDITED_HOST });
  const { manager } = await staff.person("property moderator");
  const about = await staff.guide();
  const [token, key] = [await tokenOf("property moderator", staff, about), randomUUID()];
  expect(await status({ token, key, property: staff.propertyId })).toBe(200);
  await staff.db.deleteFrom("role_assignments").where("manager_id", "=", manager.id).execute();
  expect(await status({ token, key, property: staff.propertyId })).toBeGreaterThanOrEqual(401);
  expect((await use({ token, key, property: staff.propertyId })).body).not.toHaveProperty("texts");
});

test("the browser is let make its calls from the page, and no others", async () => {
  const ask = (path: string) => {
    const headers = {
      origin: EDITED_HOST,
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

test("a guide that is archived gives no token", async () => {
  const archived = await tenant.guide();
  expect((await tenant.call("company admin", "DELETE", `${TUTORIALS}/${archived}`)).status).toBeLessThan(300);
  expect(await tenant.call("company admin", "POST", "/v3/properties/:p/in-page/token", { guide: archived })).toMatchObject({
    ...{ status: 404, body: { code: "not_found" } },
  });
});

test("a guide that is gone and a property without an address give no token", async () => {
  expect((await tenant.call("company admin", "POST", "/v3/properties/:p/in-page/token", { guide: 999999999 })).status).toBe(404);
  const bare = await newTenant({ url: "" });
  expect(await bare.call("company admin", "POST", "/v3/properties/:p/in-page/token", {})).toMatchObject({
    ...{ status: 409, body: { code: "property_without_address" } },
  });
});
