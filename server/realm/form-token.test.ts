import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { authorization, type RealmServer, realmServer, WEB } from "#tests/support/realm-server.ts";
import { createInvite } from "./links/invites.ts";
import { createReset } from "./links/password-resets.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer();
});
afterAll(() => server.close());

const NEW_PASSWORD = "Another-secret-2";
const tokenIn = (html: string) => /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
type Fields = Record<string, string>;

/** Sends a form as text browsers do: without saying where it comes from. */
const sendSilently = (browser: Browser, at: string | URL, fields: Fields, headers: Fields = {}) =>
  browser.open(at, {
    method: "POST",
    body: new URLSearchParams(fields).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });

/** Each form of the realm, opened: its address, its token, and the fields to send. */
const FORMS: Record<string, (browser: Browser) => Promise<{ at: URL; fields: Fields; done: number }>> = {
  async "sign-in"(browser) {
    const { email } = await newManager(server.parts.db);
    const { at } = await browser.follow(authorization(server).address);
    return { at, fields: { email, password: PASSWORD }, done: 303 };
  },
  async "a forgotten password"() {
    return { at: new URL(`${server.issuer}/forgotten-password`), fields: { email: "somebody@tried.test" }, done: 200 };
  },
  async "a new password"() {
    const { email } = await newManager(server.parts.db);
    const { token } = (await createReset(server.parts.db, email))!;
    const fields = { password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    return { at: new URL(`${server.issuer}/reset-password?token=${token}`), fields, done: 200 };
  },
  async "an invitation"() {
    const { companyId } = await newManager(server.parts.db);
    const email = `new-${process.hrtime.bigint()}@tried.test`;
    const token = await createInvite(server.parts.db, companyId, email, [{ role: "admin", targetType: "company", targetId: companyId }]);
    const fields = { name: "Nora", password: NEW_PASSWORD, confirmation: NEW_PASSWORD };
    return { at: new URL(`${server.issuer}/register?token=${token}`), fields, done: 200 };
  },
};

test.each(Object.keys(FORMS))(
  "%s is taken without Origin and Sec-Fetch-Site by its token, and by nothing else",
  { timeout: 60_000 },
  async (name) => {
    const browser = new Browser();
    const { at, fields, done } = await FORMS[name]!(browser);
    const token = tokenIn(await (await browser.open(at)).text());
    const elsewhere = new Browser();
    const { at: other } = await elsewhere.follow(authorization(server).address);
    const foreignToken = tokenIn(await (await elsewhere.open(other)).text());
    for (const wrong of [{}, { form_token: foreignToken }, { form_token: `${token}x` }] as Fields[]) {
      expect((await sendSilently(browser, at, { ...fields, ...wrong })).status).toBe(403);
    }
    const shown = tokenIn(await (await browser.open(at)).text());
    const foreign: Fields[] = [
      { origin: "https://evil.test" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      expect((await sendSilently(browser, at, { ...fields, form_token: shown }, headers)).status).toBe(403);
    }
    expect((await sendSilently(browser, at, { ...fields, form_token: shown })).status).toBe(done);
    expect((await sendSilently(browser, at, { ...fields, form_token: shown })).status).toBe(403);
  },
);

test("a form that comes back with a problem has a token that works", async () => {
  const browser = new Browser();
  const { email } = await newManager(server.parts.db);
  const { at, answer } = await browser.follow(authorization(server).address);
  const first = tokenIn((await answer?.text()) ?? "");
  const wrong = await sendSilently(browser, at, { email, password: "Wrong-password-1", form_token: first });
  expect(wrong.status).toBe(422);
  const again = tokenIn(await wrong.text());
  expect(again).not.toBe(first);
  expect((await sendSilently(browser, at, { email, password: PASSWORD, form_token: again })).status).toBe(303);
});

test("signing out works by a button within the form, without a word of where it comes from", async () => {
  const browser = new Browser();
  const { email } = await newManager(server.parts.db);
  const { at } = await browser.follow(authorization(server).address);
  const posted = await browser.submit(at, { email, password: PASSWORD });
  await browser.follow(new URL(posted.headers.get("location")!, at));
  const question = `${server.issuer}/session/end?client_id=handrail-dashboard&post_logout_redirect_uri=${encodeURIComponent(`${WEB}/login`)}`;
  const html = await (await browser.open(question)).text();
  expect(/<form[^>]*>(.*?)<\/form>/s.exec(html)?.[1]).toMatch(/name="xsrf".*<button[^>]*name="logout"/s);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)![1]!;
  const done = await sendSilently(browser, `${server.issuer}/session/end/confirm`, { xsrf, logout: "yes" });
  expect(done.headers.get("location")).toBe(`${WEB}/login`);
});
