import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Browser } from "#tests/support/browser.ts";
import { authorization, exchange, type RealmServer, realmServer, tokenCall, WEB } from "#tests/support/realm-server.ts";
import { newManager, PASSWORD } from "./testing/new-manager.ts";

let server: RealmServer;
beforeAll(async () => {
  server = await realmServer();
});
afterAll(() => server.close());

test("sign-in by code with PKCE gives a signed access token with the claims of the manager", async () => {
  const manager = await newManager(server.parts.db, { role: "admin" });
  const browser = new Browser();
  const { address, verifier, state } = authorization(server);
  const page = await browser.follow(address);
  const html = await page.answer?.text();
  expect(page.answer?.status).toBe(200);
  expect(html).toContain(">Sign in</button>");
  expect(html).not.toContain("<script");
  const posted = await browser.submit(page.at, { email: manager.email.toUpperCase(), password: PASSWORD });
  expect(posted.status).toBe(303);
  const { at } = await browser.follow(new URL(posted.headers.get("location")!, page.at));
  expect(at.href.startsWith(`${WEB}/auth/callback?`)).toBe(true);
  expect(at.searchParams.get("state")).toBe(state);
  const { tokens } = await exchange(server, at, verifier);
  expect(tokens.expires_in).toBe(60);
  expect(tokens.id_token.length).toBeLessThan(600);
  expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: manager.id, companies_admin: [manager.companyId], aud: server.url });
  expect(await server.realm.verify(tokens.access_token)).toMatchObject({ claims: { email: manager.email, superAdmin: false } });
  const renewed = await tokenCall(server, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });
  const twice = await tokenCall(server, { grant_type: "refresh_token", refresh_token: tokens.refresh_token });
  expect([renewed.status, twice.status]).toEqual([200, 200]);
});
