import fs from "node:fs";
import { decodeJwt } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { within } from "#server/launch/root.mjs";
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

test.each(["en", "de"])("an address that does not exist is told to people as the dashboard tells it (%s)", async (language) => {
  const errors = JSON.parse(fs.readFileSync(within(`locales/${language}/errors.json`), "utf8")) as Record<string, string>;
  const browser = new Browser({ "accept-language": language });
  for (const address of ["/realms/handrail/nothing", "/realms/handrail/nothing/at/all"]) {
    const answer = await browser.open(server.url + address);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "text/html; charset=utf-8"]);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${errors.screen_not_found_title} – Handrail</title>`);
    expect(html).toContain(`<p>${errors.screen_not_found_text}</p>`);
    expect(html).toContain(`<a class="button" href="${WEB}">`);
  }
});

test("programs get the provider's own answer for an address that does not exist, and people its own pages", async () => {
  const answer = await fetch(`${server.url}/realms/handrail/nothing`, { headers: { accept: "application/json" } });
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([404, "text/plain; charset=utf-8", "Not Found"]);
  const known = await fetch(`${server.url}/realms/handrail/.well-known/openid-configuration`, { headers: { accept: "text/html" } });
  expect([known.status, known.headers.get("content-type")]).toEqual([200, "application/json; charset=utf-8"]);
});
