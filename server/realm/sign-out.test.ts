import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { authorization, type RealmServer, realmServer, signInAt, tokenCall, WEB } from "#tests/support/realm-server.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer();
});
afterAll(() => server.close());

async function signedIn() {
  const manager = await newManager(server.parts.db);
  const browser = new Browser();
  const tokens = await signInAt(server, manager.email, PASSWORD, browser);
  const refresh = () => tokenCall(server, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });
  const silent = async () => (await browser.follow(authorization(server, { prompt: "none" }).address)).at.searchParams.get("error");
  return { browser, tokens, refresh, silent, manager };
}

function endSession(extra: Record<string, string> = {}): URL {
  const url = new URL(`${server.issuer}/session/end`);
  url.search = new URLSearchParams({ client_id: "handrail-dashboard", post_logout_redirect_uri: `${WEB}/login`, ...extra }).toString();
  return url;
}

test("sign-out that the dashboard confirmed leads straight back, and ends session and refresh token", async () => {
  const { browser, tokens, refresh, silent } = await signedIn();
  const answer = await browser.open(endSession({ id_token_hint: tokens.id_token, state: "signed-out" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(`${WEB}/login?state=signed-out`);
  expect((await refresh()).tokens.error).toBe("invalid_grant");
  expect(await silent()).toBe("login_required");
});

test.each(["what the dashboard confirmed", "the page that asks"])(
  "what somebody edits on pages ends with a sign-out by %s",
  async (way) => {
    const { db } = server.parts;
    const { browser, tokens, manager } = await signedIn();
    const other = await newManager(db);
    const company_id = (await db.insertInto("companies").values({ name: "Signed out" }).returning("id").executeTakeFirstOrThrow()).id;
    const property = await db.insertInto("properties").values({ company_id, name: "One" }).returning("id").executeTakeFirstOrThrow();
    const row = (manager_id: string, kind: "editor" | "guide") => ({
      ...{ token_hash: randomUUID(), property_id: property.id, kind, manager_id, expires_at: new Date(Date.now() + 60_000) },
    });
    const given = [row(manager.id, "editor"), row(manager.id, "guide"), row(other.id, "editor")];
    await db.insertInto("preview_tokens").values(given).execute();
    const left = async () => {
      const rows = await db.selectFrom("preview_tokens").select("token_hash").where("property_id", "=", property.id).execute();
      return rows.map(({ token_hash }) => given.findIndex((one) => one.token_hash === token_hash)).sort();
    };
    expect(await left()).toEqual([0, 1, 2]);
    if (way === "the page that asks") {
      const html = await (await browser.open(endSession())).text();
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)![1]!;
      await browser.submit(`${server.issuer}/session/end/confirm`, { xsrf, logout: "yes" });
    } else await browser.open(endSession({ id_token_hint: tokens.id_token }));
    await expect.poll(left).toEqual([1, 2]);
  },
);

test("without proof the page asks, with a button and without a script", async () => {
  const { browser, refresh, silent } = await signedIn();
  const page = await browser.open(endSession());
  const html = await page.text();
  expect(html).toContain("Sign out of Handrail?");
  expect(html).not.toContain("<script");
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(html)![1]!;
  const done = await browser.submit(`${server.issuer}/session/end/confirm`, { xsrf, logout: "yes" });
  expect(done.headers.get("location")).toBe(`${WEB}/login`);
  expect((await refresh()).tokens.error).toBe("invalid_grant");
  expect(await silent()).toBe("login_required");
});

test("the id token of somebody else is no proof", async () => {
  const { browser, silent } = await signedIn();
  const other = await signedIn();
  const page = await browser.open(endSession({ id_token_hint: other.tokens.id_token }));
  expect(page.status).toBe(200);
  expect(await silent()).toBeNull();
});

test("sign-out never leads to another site", async () => {
  const { browser, tokens } = await signedIn();
  const answer = await browser.open(endSession({ id_token_hint: tokens.id_token, post_logout_redirect_uri: "https://evil.test" }));
  expect(answer.status).toBe(400);
  expect(answer.headers.get("location")).toBeNull();
});

test("a revoked refresh token gives nothing any more", async () => {
  const { tokens, refresh } = await signedIn();
  const secret = Buffer.from(`handrail-dashboard:${server.parts.env.CLIENT_SECRET}`).toString("base64");
  const body = new URLSearchParams({ token: tokens.refresh_token });
  const answer = await fetch(`${server.issuer}/token/revocation`, { method: "POST", headers: { authorization: `Basic ${secret}` }, body });
  expect(answer.status).toBe(200);
  expect((await refresh()).tokens.error).toBe("invalid_grant");
});
