import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { dropOldEvents } from "#server/events/drop-old-events.ts";
import { tokenHash } from "#server/realm/links/secret-token.ts";
import { type Kind, newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let guide: number;
let chapter: number;
beforeAll(async () => {
  tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  guide = await tenant.guide({ title: "Mine", live: true });
  chapter = await tenant.chapter("Ours", true);
});

/** What shows in the application by a token: how one is made, and how it is used. */
const SHOWN = {
  guide: { make: () => `/v2/properties/:p/tutorials/${guide}/preview-token`, ask: "draft" },
  chapter: { make: () => `/v2/properties/:p/launchers/${chapter}/preview-token`, ask: "draft" },
  reasons: { make: () => "/v3/properties/:p/why/token", ask: "why" },
};
type What = keyof typeof SHOWN;
const ALL = Object.keys(SHOWN) as What[];

async function tokenOf(what: What, kind: Kind = "company admin", of = tenant) {
  const answer = await of.call(kind, "POST", SHOWN[what].make(), what === "reasons" ? {} : undefined);
  expect(answer.status).toBe(201);
  return String(answer.body.token);
}

/** The whole answer, byte for byte, but for the number of the request. */
async function used(call: string, token: string, key: string, property: number = tenant.propertyId) {
  const body = JSON.stringify({ token, key, lang: "en", url: "https://crm.test/" });
  const answer = await tenant.api.fetch(new Request(`http://api.test/player/${property}/${call}`, { method: "POST", body }));
  return { status: answer.status, headers: [...answer.headers].filter(([name]) => name !== "x-request-id"), body: await answer.text() };
}

const rowOf = (token: string) => tenant.db.updateTable("preview_tokens").where("token_hash", "=", tokenHash(token));
const expire = (token: string) =>
  rowOf(token)
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();

test.each(ALL)("the tab that uses a token for %s first goes on with it, and any other gets what an expired one gets", async (what) => {
  const { ask } = SHOWN[what];
  const [token, first, second] = [await tokenOf(what), randomUUID(), randomUUID()];
  expect((await used(ask, token, first)).status).toBe(200);
  const copied = await used(ask, token, second);
  expect((await used(ask, token, first)).status).toBe(200);
  const old = await tokenOf(what);
  await expire(old);
  const refusal = await used(ask, old, randomUUID());
  expect([copied, refusal.status]).toEqual([refusal, 410]);
  expect(await used(ask, "made-up", randomUUID())).toEqual(refusal);
  // Also the tab that was first ends with the token.
  await expire(token);
  expect(await used(ask, token, first)).toEqual(refusal);
});

test.each(ALL)("of ten tabs that use a token for %s at once exactly one is first", async (what) => {
  const token = await tokenOf(what);
  const keys = Array.from({ length: 10 }, () => randomUUID());
  const answers = await Promise.all(keys.map((key) => used(SHOWN[what].ask, token, key)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)]);
});

test.each(ALL)("a token for %s does nothing in another property, in another call, or without a key", async (what) => {
  const { ask } = SHOWN[what];
  const other = await newTenant();
  const token = await tokenOf(what);
  expect((await used(ask, token, randomUUID(), other.propertyId)).status).toBe(410);
  expect((await used(ask === "why" ? "draft" : "why", token, randomUUID())).status).toBe(410);
  for (const key of ["", "guessable"]) expect((await used(ask, token, key)).status).toBe(410);
  expect((await tenant.call(null, "GET", "/v2/properties/:p/tutorials", undefined, { authorization: `Bearer ${token}` })).status).toBe(401);
  // None of this was the first use.
  expect((await used(ask, token, randomUUID())).status).toBe(200);
});

test.each(ALL)("a token for %s ends with the right of the person whom it was given to", async (what) => {
  const { ask } = SHOWN[what];
  const staff = await newTenant({ stylings: { privacyLevel: 1 } });
  const { manager } = await staff.person("property moderator");
  const own = { guide: await staff.guide({ live: true }), chapter: await staff.chapter("One", true), reasons: 0 };
  const path = SHOWN[what].make().replace(/\/(\d+)\/preview/, `/${own[what]}/preview`);
  const made = async () => String((await staff.call("property moderator", "POST", path, what === "reasons" ? {} : undefined)).body.token);
  const [taken, unused, key] = [await made(), await made(), randomUUID()];
  const status = async (token: string) => (await used(ask, token, key, staff.propertyId)).status;
  expect(await status(taken)).toBe(200);

  const now = new Date(Date.now() + 1000);
  await staff.db.updateTable("managers").set({ tokens_valid_from: now }).where("id", "=", manager.id).execute();
  expect(await status(taken)).toBe(410);
  await staff.db.updateTable("managers").set({ tokens_valid_from: null }).where("id", "=", manager.id).execute();
  expect(await status(taken)).toBe(200);

  await staff.db.deleteFrom("role_assignments").where("manager_id", "=", manager.id).execute();
  expect([await status(taken), await status(unused)]).toEqual([410, 410]);
  await staff.db.deleteFrom("managers").where("id", "=", manager.id).execute();
  expect([await status(taken), await status(unused)]).toEqual([410, 410]);
});

test("who became a contributor sees what is live there, and neither drafts of what is not nor reasons", async () => {
  const staff = await newTenant({ stylings: { privacyLevel: 1 } });
  const { manager } = await staff.person("property admin");
  const make = async (path: string, body?: object) => String((await staff.call("property admin", "POST", path, body)).body.token);
  const of = async (live: boolean) => make(`/v2/properties/:p/tutorials/${await staff.guide({ live })}/preview-token`);
  const [live, hidden, why] = [await of(true), await of(false), await make("/v3/properties/:p/why/token", {})];
  await staff.db.updateTable("role_assignments").set({ role: "contributor" }).where("manager_id", "=", manager.id).execute();
  const status = async (call: string, token: string) => (await used(call, token, randomUUID(), staff.propertyId)).status;
  expect([await status("draft", live), await status("draft", hidden), await status("why", why)]).toEqual([200, 410, 410]);
});

test("of a person whom another provider knows the rights that it named count", async () => {
  const token = await tokenOf("guide");
  const claims = {
    ...{ sub: "elsewhere", name: "", email: "", superAdmin: false, companies_moderator: [], companies_contributor: [] },
    ...{ properties_admin: [], properties_moderator: [], properties_contributor: [], companyProperties: {} },
  };
  const status = async (companies_admin: number[]) => {
    const set = rowOf(token).set({ claims: JSON.stringify({ ...claims, companies_admin }) } as never);
    await set.execute();
    return (await used("draft", token, "a key of the first tab")).status;
  };
  expect([await status([tenant.companyId]), await status([]), await status([tenant.companyId])]).toEqual([200, 410, 200]);
});

test("what expired is removed with other old data", async () => {
  const [old, fresh] = [await tokenOf("guide"), await tokenOf("guide")];
  await expire(old);
  while ((await dropOldEvents(tenant.db, 400)) > 0);
  const left = await tenant.db.selectFrom("preview_tokens").select("token_hash").where("property_id", "=", tenant.propertyId).execute();
  const hashes = left.map(({ token_hash }) => token_hash);
  expect([hashes.includes(tokenHash(old)), hashes.includes(tokenHash(fresh))]).toEqual([false, true]);
});
