import { beforeAll, expect, test, vi } from "vitest";
import { loader as login } from "#app/routes/login/page.tsx";
import { action as signOut, loader as signOutPage } from "#app/routes/logout/page.tsx";
import { action as keepForm } from "#app/routes/session-ended/page.tsx";
import { accessFor, forgetAccess } from "#app/session/access-tokens.server.ts";
import { getSession, sessionState } from "#app/session/session.server.ts";
import { readSessionCookie } from "#app/session/session-cookie.server.ts";
import { sessionEnded } from "#app/session/session-ended.server.ts";
import { createReset, redeemReset } from "#server/realm/links/password-resets.ts";
import { newManager, PASSWORD } from "#server/realm/testing/new-manager.ts";
import { Browser } from "#tests/support/browser.ts";
import { dashboard, keepCookies, requestOf } from "#tests/support/dashboard.ts";
import { type RealmServer, WEB } from "#tests/support/realm-server.ts";
import { answerOf, argsFor, signInTo } from "./answers.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await dashboard();
});

const post = { method: "POST", headers: { origin: WEB } };

async function signedIn(browser = new Browser()) {
  const manager = await newManager(server.parts.db, { role: "admin" });
  const cookies = await signInTo(manager.email, PASSWORD, browser);
  const kept = (await readSessionCookie(requestOf(cookies, "/")))!;
  const countRefreshes = async <T>(work: () => Promise<T>) => {
    const before = server.served.length;
    const result = await work();
    return { count: server.served.slice(before).filter((path) => path.endsWith("/token")).length, result };
  };
  return { manager, cookies, kept, countRefreshes };
}

test("ten requests at once renew the access token once, and all get it (specification 2, section 4: token expiry refreshes on the next call)", async () => {
  const { cookies, kept, countRefreshes } = await signedIn();
  forgetAccess(kept.refreshToken);
  const { count, result } = await countRefreshes(() =>
    Promise.all(Array.from({ length: 10 }, () => getSession(requestOf(cookies, "/app/1/home")))),
  );
  expect(count).toBe(1);
  expect(new Set(result.map((session) => session?.accessToken)).size).toBe(1);
  expect(result[0]?.accessToken).toBeTruthy();
  expect((await countRefreshes(() => getSession(requestOf(cookies, "/app")))).count).toBe(0);
});

test("when the provider has ended the sign-in, /login says so for three seconds and takes the cookie away (specification 2, section 8: error refreshing token)", async () => {
  const { cookies, kept } = await signedIn();
  await server.parts.db.deleteFrom("oidc_records").where("model", "=", "RefreshToken").where("id", "=", kept.refreshToken).execute();
  forgetAccess(kept.refreshToken);
  expect(await sessionState(requestOf(cookies, "/app"))).toEqual({ session: null, absence: "ended" });
  const page = await answerOf(login(argsFor(requestOf(cookies, "/login?return=/app/7"))));
  expect(page.data).toMatchObject({ notice: "refresh_error", sendOn: true, returnTo: "/app/7" });
  keepCookies(cookies, page.headers);
  expect(cookies.has("handrail_session")).toBe(false);
});

test("a token that the upstream does not take any more is renewed at /login, not led back with", async () => {
  const { cookies, kept, countRefreshes } = await signedIn();
  const open = () => answerOf(login(argsFor(requestOf(cookies, "/login?return=/app/7"))));
  const known = await countRefreshes(open);
  expect([known.count, known.result.headers.get("location")]).toEqual([0, "/app/7"]);
  const held = await accessFor(kept.refreshToken);
  if ("failed" in held) throw new Error("not signed in");
  held.accessToken = `${held.accessToken.slice(0, -8)}AAAAAAAA`;
  const refused = await countRefreshes(open);
  expect([refused.count, refused.result.headers.get("location")]).toEqual([1, "/app/7"]);
});

test("a cookie of a sign-in that never was gives no session", async () => {
  expect(await accessFor("no-such-refresh-token")).toEqual({ failed: "ended" });
});

test("a password that was chosen anew by a link ends the sign-in at once, here as well", async () => {
  const { manager, cookies } = await signedIn();
  const { db } = server.parts;
  expect((await answerOf(login(argsFor(requestOf(cookies, "/login?return=/app/7"))))).headers.get("location")).toBe("/app/7");
  const { token } = (await createReset(db, manager.email))!;
  await redeemReset(db, token, "Another-secret-2");
  // The upstream remembers for a second what it knows of a manager.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const page = await answerOf(login(argsFor(requestOf(cookies, "/login?return=/app/7"))));
  expect(page.data).toMatchObject({ notice: "refresh_error" });
});

test("a role that was withdrawn counts for no longer than a minute", async () => {
  const { manager, cookies } = await signedIn();
  const request = requestOf(cookies, "/app");
  expect((await getSession(request))?.claims.companies_admin).toEqual([manager.companyId]);
  await server.parts.db.deleteFrom("role_assignments").where("manager_id", "=", manager.id).execute();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
  try {
    expect((await getSession(request))?.claims.companies_admin).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
});

test("sign-out ends the session here and at the realm, and does not sign in again by itself", async () => {
  const browser = new Browser();
  const { cookies, kept } = await signedIn(browser);
  expect(
    (await answerOf(signOut(argsFor(requestOf(cookies, "/logout", { method: "POST", headers: { origin: "https://evil.test" } }))))).status,
  ).toBe(403);
  const answer = await answerOf(signOut(argsFor(requestOf(cookies, "/logout", post))));
  keepCookies(cookies, answer.headers);
  expect(cookies.has("handrail_session")).toBe(false);
  const { at } = await browser.follow(answer.headers.get("location")!);
  expect(at.href).toBe(`${WEB}/login?state=signed-out`);
  expect(await accessFor(kept.refreshToken)).toEqual({ failed: "ended" });
  const page = await answerOf(login(argsFor(requestOf(cookies, at.pathname + at.search))));
  expect(page.data).toMatchObject({ notice: "signed_out" });
});

test("the sign-out page asks, and its Cancel leads back within the dashboard only", async () => {
  const asked = async (path: string) => (await answerOf(signOutPage(argsFor(requestOf(new Map(), path))))).data;
  expect(await asked("/logout")).toEqual({ title: "Are you sure you want to leave this page?", back: "/app" });
  expect(await asked("/logout?return=/app/7/home")).toMatchObject({ back: "/app/7/home" });
  expect(await asked("/logout?return=//evil.test/app")).toMatchObject({ back: "/app" });
});

test("a form whose session ended is sent on whole, and comes back with every field", async () => {
  const address = "/app/7/manage/3/edit/steps?step=a&_data=x";
  const answer = await sessionEnded(requestOf(new Map(), address, post));
  expect(answer.status).toBe(307);
  const target = answer.headers.get("location")!;
  const body = new URLSearchParams([
    ["title", "Grüße & <b>\r\nsecond line"],
    ["tag", "1"],
    ["tag", "2"],
    ["intent", "publish"],
  ]);
  const page = await answerOf(keepForm(argsFor(requestOf(new Map(), target, { ...post, body }))));
  expect(page.status).toBe(401);
  expect(page.data).toEqual({
    problem: null,
    kept: {
      multipart: false,
      files: [],
      fields: [
        { name: "title", value: "Grüße & <b>\r\nsecond line" },
        { name: "tag", value: "1" },
        { name: "tag", value: "2" },
        { name: "intent", value: "publish" },
      ],
      texts: [],
    },
  });
});

test("chosen files are named, too much and other kinds are refused, other sites too", async () => {
  const form = new FormData();
  form.set("title", "Kept");
  form.set("image", new File(["x"], "screen.png"));
  const kept = await answerOf(keepForm(argsFor(requestOf(new Map(), "/session-ended?to=/app", { ...post, body: form }))));
  expect(kept.data).toMatchObject({ kept: { multipart: true, files: ["screen.png"], fields: [{ name: "title", value: "Kept" }] } });
  const send = async (init: RequestInit) => (await answerOf(keepForm(argsFor(requestOf(new Map(), "/session-ended", init))))).status;
  expect(await send({ ...post, body: new URLSearchParams({ text: "x".repeat(2_100_000) }) })).toBe(413);
  expect(await send({ ...post, body: "{}", headers: { origin: WEB, "content-type": "application/json" } })).toBe(415);
  expect(await send({ ...post, body: "a=b", headers: { origin: "https://evil.test" } })).toBe(403);
});
