import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { authorization, exchange, type RealmServer, realmServer, signInAt, tokenCall, WEB } from "#tests/support/realm-server.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer();
});
afterAll(() => server.close());

async function openSignIn(browser = new Browser(), extra: Record<string, string> = {}) {
  const { at, answer } = await browser.follow(authorization(server, extra).address);
  return { browser, at, html: (await answer?.text()) ?? "" };
}

test("a wrong password and an unknown account answer alike, and the e-mail stays in the form", async () => {
  const manager = await newManager(server.parts.db);
  const { browser, at } = await openSignIn();
  const wrong = await browser.submit(at, { email: manager.email, password: "Wrong-password-1" });
  const wrongPage = await wrong.text();
  const unknown = await browser.submit(at, { email: "nobody@tried.test", password: "Wrong-password-1" });
  expect([wrong.status, unknown.status]).toEqual([422, 422]);
  expect(wrongPage).toContain(`value="${manager.email}"`);
  expect(wrongPage).toContain('<section class="problem" aria-labelledby="problem"');
  expect(wrongPage).toContain("There is a problem");
  const bare = (html: string, email: string) => html.replaceAll(email, "").replace(/name="form_token" value="[^"]+"/, "");
  expect(bare(wrongPage, manager.email)).toBe(bare(await unknown.text(), "nobody@tried.test"));
});

test.each([
  ["ui_locales", { ui_locales: "de" }, "en", "Bei Handrail anmelden"],
  ["the browser", {}, "fr;q=0.9, de-AT;q=0.8, en;q=0.1", "Bei Handrail anmelden"],
  ["nothing", {}, "fr", "Sign in to Handrail"],
])("the language of the page follows %s", async (_, extra, accept, title) => {
  const { html } = await openSignIn(new Browser({ "accept-language": accept }), extra as Record<string, string>);
  expect(html).toContain(`<h1>${title}</h1>`);
});

test("the language switch is a link and holds for the pages after it", async () => {
  const { browser, at, html } = await openSignIn();
  expect(html).toContain('lang=de" lang="de"');
  await browser.open(`${at}?lang=de`);
  const posted = await browser.submit(at, { email: "x@tried.test", password: "x" });
  expect(await posted.text()).toContain("E-Mail-Adresse oder Passwort ist falsch");
});

test("a form from another site, a large one and one of another kind are refused", async () => {
  const { browser, at } = await openSignIn();
  const fields = { email: "a@tried.test", password: PASSWORD };
  expect((await browser.submit(at, fields, { origin: "https://evil.test" })).status).toBe(403);
  expect((await browser.submit(at, fields, { origin: "null" })).status).toBe(403);
  expect((await browser.submit(at, fields, { "sec-fetch-site": "same-site" })).status).toBe(403);
  expect((await browser.submit(at, { ...fields, password: "x".repeat(20_000) })).status).toBe(413);
  expect((await browser.submit(at, fields, { "content-type": "text/plain" })).status).toBe(415);
});

test.each(["\u0000", "a\u0000@tried.test", "😀@tried.test", "x".repeat(5000), "' or 1=1 --", "<script>alert(1)</script>"])(
  "the e-mail %j is wrong and nothing worse",
  async (email) => {
    const { browser, at } = await openSignIn();
    const answer = await browser.submit(at, { email, password: email });
    expect(answer.status).toBe(422);
    expect(await answer.text()).not.toContain("<script");
  },
);

test("without its cookie, or once used, a sign-in page says to start again", async () => {
  const manager = await newManager(server.parts.db);
  const { browser, at } = await openSignIn();
  expect((await new Browser().open(at)).status).toBe(400);
  const posted = await browser.submit(at, { email: manager.email, password: PASSWORD });
  await browser.follow(new URL(posted.headers.get("location")!, at));
  const again = await browser.submit(at, { email: manager.email, password: PASSWORD });
  expect(again.status).toBe(400);
  expect(await again.text()).toContain(`href="${WEB}/login"`);
});

test("prompt=none comes back with login_required for a stranger and with a code for somebody signed in", async () => {
  const manager = await newManager(server.parts.db);
  const browser = new Browser();
  const stranger = await browser.follow(authorization(server, { prompt: "none" }).address);
  expect(stranger.at.searchParams.get("error")).toBe("login_required");
  await signInAt(server, manager.email, PASSWORD, browser);
  const known = await browser.follow(authorization(server, { prompt: "none" }).address);
  expect(known.at.href.startsWith(`${WEB}/auth/callback?code=`)).toBe(true);
});

test("an authorization request without PKCE or for another address is refused", async () => {
  const bare = authorization(server).address;
  bare.searchParams.delete("code_challenge");
  bare.searchParams.delete("code_challenge_method");
  expect((await new Browser().follow(bare)).at.searchParams.get("error")).toBe("invalid_request");
  const foreign = authorization(server, { redirect_uri: "https://evil.test/auth/callback" }).address;
  const { answer } = await new Browser().follow(foreign);
  expect(answer?.status).toBe(400);
  expect(await answer?.text()).toContain("We couldn’t use this request");
});

test("pages carry strict headers, no script, and a small style sheet that may be kept for ever", async () => {
  const { browser, at, html } = await openSignIn();
  const { headers } = await browser.open(at);
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  expect(headers.get("content-security-policy")).toContain(`form-action 'self' ${WEB}`);
  expect(headers.get("referrer-policy")).toBe("same-origin");
  expect(html).not.toContain("<script");
  const style = await browser.open(new URL(/href="([^"]+\.css)"/.exec(html)![1]!, at));
  expect(style.headers.get("cache-control")).toContain("immutable");
  const text = await style.text();
  expect(text.length).toBeLessThan(6 * 1024);
  const font = await browser.open(new URL(/url\(([^)]+\.woff2)\)/.exec(text)![1]!, new URL(/href="([^"]+\.css)"/.exec(html)![1]!, at)));
  expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
  expect(font.headers.get("cache-control")).toContain("immutable");
  expect(headers.get("content-security-policy")).toContain("font-src 'self'");
});

test("a second tab may sign in as somebody else: the first one is signed out by that", async () => {
  const [first, second] = [await newManager(server.parts.db), await newManager(server.parts.db)];
  const browser = new Browser();
  const tab = authorization(server);
  const { at } = await browser.follow(tab.address);
  const before = await signInAt(server, first.email, PASSWORD, browser);
  const posted = await browser.submit(at, { email: second.email, password: PASSWORD });
  const done = await browser.follow(new URL(posted.headers.get("location")!, at));
  const { tokens } = await exchange(server, done.at, tab.verifier);
  expect((await server.realm.verify(tokens.access_token))?.claims.sub).toBe(second.id);
  const old = await tokenCall(server, { grant_type: "refresh_token", refresh_token: before.refresh_token });
  expect(old.tokens.error).toBe("invalid_grant");
});

test.each(["state=%00", "state=%ED%A0%80", "ui_locales=%00", "login_hint=%00%0D%0A", "prompt=%00", "nonce=%00", "state=%F0%9F%98%80"])(
  "an authorization request with %s is answered without a fault",
  async (parameter) => {
    const { address } = authorization(server);
    const [name = ""] = parameter.split("=");
    address.searchParams.delete(name);
    const { answer } = await new Browser().follow(`${address}&${parameter}`);
    expect(answer?.status ?? 303).toBeLessThan(500);
  },
);

test.each(["/sign-in/%00", "/sign-in/%E0%A4%A", "/register?token=%00", "/reset-password?token=%ff", "/nothing", "/token?%00", "/auth/%00"])(
  "the address %s is answered without a fault",
  async (path) => {
    const answer = await new Browser().open(server.issuer + path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  },
);

test("the sign-in page names the demo's accounts where the demo is loaded, and nowhere else", async () => {
  expect((await openSignIn()).html).not.toContain("admin@acme.test");
  const demo = await realmServer({}, undefined, { namesDemo: true });
  const { answer } = await new Browser().follow(authorization(demo).address);
  const html = (await answer?.text()) ?? "";
  expect(html).toContain("<code>admin@acme.test</code>");
  expect(html).toContain("<code>Handrail-demo-1</code>");
  await demo.close();
});
