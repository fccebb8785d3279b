import { beforeAll, expect, test, vi } from "vitest";
import { loader as callback } from "#app/routes/auth/callback/page.tsx";
import { loader as login, action as pressSignIn } from "#app/routes/login/page.tsx";
import { getSession, rollSession, sessionState } from "#app/session/session.server.ts";
import { readSessionCookie } from "#app/session/session-cookie.server.ts";
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

test("sign-in asks silently once, then shows its page, and leads to where one wanted to go (specification 2, section 7: Login)", async () => {
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
  expect([...cookies.keys()]).toEqual(["handrail_begun"]);
  const page = await answerOf(login(argsFor(requestOf(cookies, back.headers.get("location")!))));
  expect(page.status).toBe(200);
  const begun = await answerOf(pressSignIn(argsFor(requestOf(cookies, "/login?return=%2Fapp%2F7%3Fa%3Db", post))));
  expect(new URL(begun.headers.get("location")!).searchParams.get("prompt")).toBeNull();
  keepCookies(cookies, begun.headers);
  const answered = await throughRealm(begun.headers.get("location")!, manager.email, PASSWORD, browser);
  const done = await answerOf(callback(argsFor(requestOf(cookies, answered.href))));
  expect(done.headers.get("location")).toBe("/app/7?a=b");
  keepCookies(cookies, done.headers);
  expect([...cookies.keys()]).toEqual(["handrail_begun", "handrail_session", "handrail_preferences"]);
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
  ["with the cookie of another", "auth_error", () => new Map([["handrail_begun", "another-browser"]])],
])("a callback %s signs nobody in and says why (specification 2, section 8: error authenticating user)", async (_, notice, cookies) => {
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

async function atTime<T>(moment: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
  return work().finally(() => vi.useRealTimers());
}

test("activity is noted about once a minute, as the realm heard of it, on a cookie that opens to the same session", async () => {
  const manager = await newManager(server.parts.db);
  const cookies = await signInTo(manager.email, PASSWORD);
  const first = await getSession(requestOf(cookies, "/app"));
  const fresh = new Headers();
  await rollSession(requestOf(cookies, "/app"), fresh);
  expect(fresh.getSetCookie()).toEqual([]);
  const later = Date.now() + 61_000;
  await atTime(later, async () => {
    await getSession(requestOf(cookies, "/app"));
    await rollSession(requestOf(cookies, "/app"), fresh);
  });
  expect(fresh.getSetCookie()[0]).toMatch(/^handrail_session=.*; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/);
  keepCookies(cookies, fresh);
  expect((await readSessionCookie(requestOf(cookies, "/app")))?.at).toBe(later);
  expect((await getSession(requestOf(cookies, "/app")))?.cookieId).toBe(first?.cookieId);
});

test("1,799 s after the noted activity a session lives, at 1,801 s it is over, and nobody is signed in again unasked (specification 2, sections 4 and 9: inactivity limit)", async () => {
  const manager = await newManager(server.parts.db);
  const browser = new Browser();
  const cookies = await signInTo(manager.email, PASSWORD, browser);
  const { at } = (await readSessionCookie(requestOf(cookies, "/")))!;
  await atTime(at + 1_801_000, async () => {
    expect(await sessionState(requestOf(cookies, "/app"))).toEqual({ session: null, absence: "idle" });
    const page = await answerOf(login(argsFor(requestOf(cookies, "/login?return=/app/7"))));
    expect([page.status, page.data]).toMatchObject([200, { notice: "idle", returnTo: "/app/7" }]);
    const begun = await answerOf(pressSignIn(argsFor(requestOf(cookies, "/login?return=/app/7", post))));
    expect(new URL(begun.headers.get("location")!).searchParams.get("prompt")).toBe("login");
    const asked = await browser.follow(begun.headers.get("location")!);
    expect(await asked.answer?.text()).toContain('name="password"');
  });
  const others = await signInTo(manager.email, PASSWORD);
  const noted = (await readSessionCookie(requestOf(others, "/")))!.at;
  await atTime(noted + 1_799_000, async () => expect((await sessionState(requestOf(others, "/app"))).session).not.toBeNull());
});

test("a broken cookie is no session", async () => {
  const manager = await newManager(server.parts.db);
  const cookies = await signInTo(manager.email, PASSWORD);
  const value = cookies.get("handrail_session")!;
  for (const broken of ["x", `${value}x`, value.slice(0, -9), "a.b.c.d.e"]) {
    expect(await getSession(requestOf(new Map([["handrail_session", broken]]), "/app"))).toBeNull();
  }
});

test("after a hundred sign-ins begun in one browser, one at a time or all at once, each of them can be finished", async () => {
  const manager = await newManager(server.parts.db);
  const [cookies, browser] = [new Map<string, string>(), new Browser()];
  const begin = async (n: number) => {
    const begun = await answerOf(pressSignIn(argsFor(requestOf(cookies, `/login?return=/app/${n}`, post))));
    keepCookies(cookies, begun.headers);
    return begun.headers.get("location")!;
  };
  const first = await begin(1);
  for (let n = 2; n <= 50; n++) await begin(n);
  const begun = await Promise.all(Array.from({ length: 50 }, (_, n) => begin(n + 51)));
  expect([...cookies].join("; ").length).toBeLessThan(200);
  for (const [location, to] of [
    [begun[49]!, "/app/100"],
    [first, "/app/1"],
  ] as const) {
    expect(new URL(location).searchParams.get("state")!.length).toBeLessThanOrEqual(1000);
    const answered = await throughRealm(location, manager.email, PASSWORD, browser);
    const done = await answerOf(callback(argsFor(requestOf(cookies, answered.href))));
    expect(done.headers.get("location")).toBe(to);
  }
});

test("a long address is found again, in the browser that began and in no other", async () => {
  const manager = await newManager(server.parts.db);
  const cookies = new Map<string, string>();
  const long = `/app/7/manage/list?search=${"long.".repeat(300)}`;
  const begun = await answerOf(pressSignIn(argsFor(requestOf(cookies, `/login?return=${encodeURIComponent(long)}`, post))));
  keepCookies(cookies, begun.headers);
  const answered = await throughRealm(begun.headers.get("location")!, manager.email, PASSWORD);
  const elsewhere = new Map([...cookies, ["handrail_begun", "another-browser"]]);
  const refused = await answerOf(callback(argsFor(requestOf(elsewhere, answered.href))));
  expect(refused.headers.get("location")).toBe("/login?silent=no&notice=auth_error");
  const done = await answerOf(callback(argsFor(requestOf(cookies, answered.href))));
  expect(done.headers.get("location")).toBe(long);
});
