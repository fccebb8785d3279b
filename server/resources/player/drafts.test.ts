import { beforeAll, expect, test } from "vitest";
import type { BundleGuide } from "#app/domain/player/bundle.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { readDraftToken, signDraftToken } from "./draft-token.ts";

let tenant: Tenant;
let guide: number;
let token: string;
beforeAll(async () => {
  tenant = await newTenant({
    limits: {},
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  guide = await tenant.guide({ title: "Published", live: true });
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial: { title: "Written since" } });
  const answer = await tenant.call("property moderator", "POST", `/v2/properties/:p/tutorials/${guide}/preview-token`);
  expect(answer.status).toBe(201);
  token = String(answer.body.token);
  const left = Date.parse(String(answer.body.expiresAt)) - Date.now();
  expect(left).toBeGreaterThan(14 * 60_000);
  expect(left).toBeLessThanOrEqual(15 * 60_000);
});

const ask = (given: string, property: number | string = ":p", lang = "en") =>
  tenant.call(null, "POST", `/player/${property}/draft`, { token: given, lang });

test("the token shows the draft, in the wanted language where it is written in it, with the words of a preview", async () => {
  const { status, body, headers } = await ask(token);
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("access-control-allow-origin")).toBe("*");
  const draft = body.guide as unknown as BundleGuide;
  expect([draft.id, draft.title, draft.version, draft.steps.map(({ title }) => title)]).toEqual([
    guide,
    "Written since",
    0,
    ["Hello", "Press here"],
  ]);
  const german = await ask(token, ":p", "de");
  expect(german.body).toMatchObject({ guide: { title: "Written since", language: "en" }, texts: { end: "Vorschau beenden" } });
});

const changed = (at: number) => token.slice(0, at) + (token[at] === "a" ? "b" : "a") + token.slice(at + 1);

test("a changed token shows nothing, wherever it was changed", async () => {
  for (const at of [0, token.indexOf(".") + 1, token.lastIndexOf(".") - 1, token.length - 2]) {
    expect(await ask(changed(at))).toMatchObject({ status: 410, body: { guide: null } });
  }
  for (const bad of ["", ".", "nonsense", "1.1.zzzzzzzzz.", `${token}x`]) expect((await ask(bad)).status).toBe(410);
  expect((await ask("x".repeat(300))).status).toBe(422);
});

test("a token of one property shows nothing of another", async () => {
  const other = await newTenant();
  const same = await other.guide();
  const { env } = tenant.api.parts;
  expect((await ask(token, other.propertyId)).status).toBe(410);
  const foreign = signDraftToken(env, { propertyId: tenant.propertyId, guideId: same }, Date.now()).token;
  expect(await ask(foreign)).toMatchObject({ status: 410, body: { guide: null } });
});

test("a token ends after 15 minutes, and with another installation's keys it never began", async () => {
  const { env } = tenant.api.parts;
  const said = { propertyId: tenant.propertyId, guideId: guide };
  const old = signDraftToken(env, said, Date.now() - 15 * 60_000 - 1).token;
  expect(await ask(old)).toMatchObject({ status: 410, body: { guide: null, texts: { end: "End preview" } } });
  const now = Date.now();
  expect(readDraftToken(env, signDraftToken(env, said, now).token, now + 15 * 60_000 - 1)).toEqual(said);
  expect(readDraftToken({ COOKIE_KEYS: ["another secret of at least so many characters"] }, token, now)).toBeNull();
});

test("only who may edit the guide gets a token, and an archived one is shown no more", async () => {
  const path = (id: number) => `/v2/properties/:p/tutorials/${id}/preview-token`;
  const own = await tenant.guide({ title: "Private" });
  expect((await tenant.call(null, "POST", path(guide))).status).toBe(401);
  // A contributor may edit what is live, and nothing that is private.
  expect((await tenant.call("property contributor", "POST", path(own))).status).toBe(401);
  const foreign = await newTenant();
  expect((await tenant.call("company admin", "POST", path(await foreign.guide()))).status).toBe(404);
  const { body } = await tenant.call("company admin", "POST", path(own));
  expect((await ask(String(body.token))).status).toBe(200);
  await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${own}`);
  expect((await ask(String(body.token))).status).toBe(410);
  expect((await tenant.call("company admin", "POST", path(own))).status).toBe(404);
});
