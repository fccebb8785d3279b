import { beforeAll, expect, test } from "vitest";
import { loader as callback } from "#app/routes/auth/callback/page.tsx";
import { loader as login, action as pressSignIn } from "#app/routes/login/page.tsx";
import { getSession, rollSession } from "#app/session/session.server.ts";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { Browser } from "#tests/support/browser.ts";
import { dashboard, keepCookies, requestOf, throughRealm } from "#tests/support/dashboard.ts";
import { type RealmServer, WEB } from "#tests/support/realm-server.ts";
import { answerOf, argsFor, signInTo } from "./answers.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await dashboard();
});

const post = { method: "POST", headers: { origin: WEB } };

test("sign-in asks silently once, then shows its page, and leads to where one wanted to go", async () => {
  const manager = await newManager(server.parts.db, { role: "admin" });
  const [cookies, browser] = [new Map<string, string>(), new Browser()];
  const silent = await answerOf(login(argsFor(requestOf(cookies, "/login?return=%2Fapp%2F7%3Fa%3Db"))));
  const asked = new URL(silent.headers.get("location")!);
  expect([asked.searchParams.get("prompt"), asked.searchParams.get("ui_locales")]).toEqual(["none", "en"]);
  keepCookies(cookies, silent.headers);
  const refused = (await browser.follow(asked)).at;
  const back = await answerOf(callback(argsFor(requestOf(cookies, refused.href))));
  keepCookies(cookies, back.headers);
  expect(back.headers.get("location")).toBe("/login?silent=no&return=%2Fapp%2F7%3Fa%3Db");
  expect([...cookies.keys()]).toEqual([]);
  const page = await answerOf(login(argsFor(requestOf(cookies, back.headers.get("location")!))));
  expect(page.status).toBe(200);
  const begun = await answerOf(pressSignIn(argsFor(requestOf(cookies, "/login?return=%2Fapp%2F7%3Fa%3Db", post))));
  expect(new URL(begun.headers.get("location")!).searchParams.get("prompt")).toBeNull();
  keepCookies(cookies, begun.headers);
  const answered = await throughRealm(begun.headers.get("location")!, manager.email, PASSWORD, browser);
  const done = await answerOf(callback(argsFor(requestOf(cookies, answered.href))));
  expect(done.headers.get("location")).toBe("/app/7?a=b");
  keepCookies(cookies, done.headers);
  expect([...cookies.keys()]).toEqual(["handrail_session"]);
  expect(cookies.get("handrail_session")!.length).toBeLessThan(1200);
  expect((await getSession(requestOf(cookies, "/app")))?.claims).toMatchObject({ sub: manager.id, companies_admin: [manager.companyId] });
  const again = await answerOf(login(argsFor(requestOf(cookies, "/login?return=/app/7"))));
  expect(again.headers.get("location")).toBe("/app/7");
});

test("somebody signed in at the realm comes straight back from the silent check", async () => {
  const manager = await newManager(server.parts.db);
  const browser = new Browser();
  await signInTo(manager.email, PASSWORD, browser);
  const cookies = new Map<string, string>();
  const silent = await answerOf(login(argsFor(requestOf(cookies, "/login"))));
  keepCookies(cookies, silent.headers);
  const answered = (await browser.follow(silent.headers.get("location")!)).at;
  const done = await answerOf(callback(argsFor(requestOf(cookies, answered.href))));
  expect(done.headers.get("location")).toBe("/app");
});

test.each([
  ["without the cookie of the sign-in", "cookies", () => new Map<string, string>()],
  ["with the cookie of another", "auth_error", () => new Map([["handrail_oauth:1", "state=else&else=verifier"]])],
])("a callback %s signs nobody in and says why", async (_, notice, cookies) => {
  const answer = await answerOf(callback(argsFor(requestOf(cookies(), "/auth/callback?code=abc&state=forged"))));
  expect(answer.headers.get("location")).toBe(`/login?silent=no&notice=${notice}`);
  expect(answer.headers.getSetCookie().join()).not.toContain("handrail_session=ey");
});

test("a sign-in sent from another site is refused", async () => {
  const forged = requestOf(new Map(), "/login", { method: "POST", headers: { origin: "https://evil.test" } });
  expect((await answerOf(pressSignIn(argsFor(forged)))).status).toBe(403);
});

test.each(["//evil.test", "https://evil.test", "/\\evil.test"])("sign-in never leads to %s", async (target) => {
  const manager = await newManager(server.parts.db);
  const cookies = await signInTo(manager.email, PASSWORD);
  const answer = await answerOf(login(argsFor(requestOf(cookies, `/login?return=${encodeURIComponent(target)}`))));
  expect(answer.headers.get("location")).toBe("/app");
});

test("activity is noted at most once a minute, on a cookie that opens to the same session", async () => {
  const manager = await newManager(server.parts.db);
  const cookies = await signInTo(manager.email, PASSWORD);
  const first = await getSession(requestOf(cookies, "/app"));
  const fresh = new Headers();
  await rollSession(requestOf(cookies, "/app"), fresh);
  expect(fresh.getSetCookie()).toEqual([]);
  const now = Date.now;
  try {
    Date.now = () => now() + 61_000;
    await rollSession(requestOf(cookies, "/app"), fresh);
  } finally {
    Date.now = now;
  }
  expect(fresh.getSetCookie()[0]).toMatch(/^handrail_session=.*; Max-Age=1860; Path=\/; HttpOnly; SameSite=Lax$/);
  keepCookies(cookies, fresh);
  expect((await getSession(requestOf(cookies, "/app")))?.cookieId).toBe(first?.cookieId);
});

test("a session without activity for longer than its time is none, and a broken cookie neither", async () => {
  const manager = await newManager(server.parts.db);
  const cookies = await signInTo(manager.email, PASSWORD);
  const now = Date.now;
  try {
    Date.now = () => now() + 1_861_000;
    expect(await getSession(requestOf(cookies, "/app"))).toBeNull();
  } finally {
    Date.now = now;
  }
  const value = cookies.get("handrail_session")!;
  for (const broken of ["x", `${value}x`, value.slice(0, -9), "a.b.c.d.e"]) {
    expect(await getSession(requestOf(new Map([["handrail_session", broken]]), "/app"))).toBeNull();
  }
});
