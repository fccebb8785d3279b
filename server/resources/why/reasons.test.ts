import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Reasons } from "#app/domain/player/reasons.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let token: string;
let guide: number;
const KEY = randomUUID();
beforeAll(async () => {
  tenant = await newTenant({ stylings: { privacyLevel: 1 } });
  guide = await tenant.guide({ title: "Plan your day", live: true });
  const answer = await tenant.call("property moderator", "POST", "/v3/properties/:p/why/token", { language: "de" });
  expect([answer.status, Date.parse(String(answer.body.expiresAt)) - Date.now() <= 15 * 60_000]).toEqual([201, true]);
  token = String(answer.body.token);
});

const ask = (given: Record<string, unknown> = {}, property: number | string = ":p") =>
  tenant.call(null, "POST", `/player/${property}/why`, { token, key: KEY, url: "https://crm.test/deals", ...given });

test("a player is told the same as the Why page, in words of the language of the staff (issue 9 F)", async () => {
  const { status, body, headers } = await ask({ user: "ada" });
  expect([status, headers.get("cache-control"), headers.get("access-control-allow-origin")]).toEqual([200, "no-store", "*"]);
  const { title, language, items, summary } = body.reasons as unknown as Reasons;
  expect([title, language]).toEqual(["Was ada hier sieht", "de"]);
  const query = new URLSearchParams({ person: "ada", url: "https://crm.test/deals" });
  const told = await tenant.call("company admin", "GET", `/v3/properties/:p/why?${query}`);
  const page = told.body.items as unknown as { type: string; id: number; shows: boolean; gates: unknown[] }[];
  expect(items.map(({ key, gates }) => [key, gates.length])).toEqual(page.map(({ type, id, gates }) => [`${type}.${id}`, gates.length]));
  const mine = items.find(({ key }) => key === `guide.${guide}`);
  expect(mine?.line).toBe("Plan your day: Wird gezeigt");
  expect(mine?.gates[0]).toBe("Veröffentlicht: Erfüllt. Gewünscht: Veröffentlicht. Tatsächlich: Veröffentlicht");
  expect(summary).toContain("Nichts erscheint von selbst.");
});

test("at privacy level 0 nobody has a name, and so nobody is in a segment; what was is told of the past", async () => {
  const nameless = await newTenant();
  const given = await nameless.call("company admin", "POST", "/v3/properties/:p/why/token", {});
  const { body } = await nameless.call(null, "POST", "/player/:p/why", {
    ...{ token: given.body.token, key: KEY },
    ...{ url: "https://crm.test/", user: "ada" },
  });
  expect((body.reasons as unknown as Reasons).title).toBe("What this visitor sees here");
  const isNameless = async (one: Tenant, query: string) =>
    (await one.call("company admin", "GET", `/v3/properties/:p/why?person=ada${query}`)).body.isNameless;
  const past = `&at=${encodeURIComponent(new Date().toISOString())}`;
  expect([await isNameless(nameless, ""), await isNameless(nameless, past), await isNameless(tenant, "")]).toEqual([true, false, false]);
});

test("a token that was changed, or is another property’s or a draft’s, tells nothing", async () => {
  const other = await newTenant();
  const draft = await tenant.call("company admin", "POST", `/v2/properties/:p/tutorials/${guide}/preview-token`);
  for (const bad of ["", ".", "why-", `${token}x`, token.slice(0, -1), String(draft.body.token)]) {
    const answer = await ask({ token: bad });
    expect([bad, answer.status, answer.body.reasons]).toEqual([bad, 410, null]);
    expect(answer.body.texts).toMatchObject({ title: "Preview: {title}" });
  }
  expect((await ask({}, other.propertyId)).status).toBe(410);
  expect((await tenant.call(null, "POST", "/player/:p/draft", { token, key: KEY, lang: "en" })).status).toBe(410);
});

test.each([
  ["a token that is too long", { token: "x".repeat(300) }],
  ["an address that is too long", { url: "x".repeat(2001) }],
  ["too many tags", { tags: Array(501).fill(1) }],
  ["a tag that is no number", { tags: ["1"] }],
  ["a user that is no text", { user: 5 }],
])("%s is refused", async (_, body: Record<string, unknown>) => {
  expect((await ask(body)).status).toBe(422);
});
