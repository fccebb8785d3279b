import { createHash, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import type { Parts } from "#server/parts.ts";
import { createRealm, type Realm } from "#server/realm/realm.ts";
import { Browser } from "./browser.ts";
import { testParts } from "./parts.ts";

export const WEB = "http://localhost:3399";
const CALLBACK = `${WEB}/auth/callback`;

export type RealmServer = { url: string; served: string[]; issuer: string; realm: Realm; parts: Parts; close(): Promise<void> };

/**
 * The realm behind a real HTTP server on a free port, on the database of this test worker.
 * @param more mounts what else the server answers, before the realm
 */
export async function realmServer(
  given: Record<string, string> = {},
  more: (app: Hono, parts: Parts, realm: Realm) => void = () => undefined,
  options: Parameters<typeof createRealm>[1] = {},
): Promise<RealmServer> {
  const app = new Hono();
  // The dashboard in the same process keeps the platform's own Request and Response.
  const server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((done) => server.listen(Number(given.API_PORT ?? 0), "127.0.0.1", done));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const parts = await testParts({ WEB_URL: WEB, API_URL: url, ...given });
  const realm = await createRealm(parts, options);
  more(app, parts, realm);
  app.route(realm.path, realm.pages);
  // The paths that were asked for, in order.
  const served: string[] = [];
  server.prependListener("request", ({ url: path = "" }) => void served.push(path));
  const close = () =>
    new Promise<void>((done) => {
      server.closeAllConnections();
      // A moment for the clients in this process to notice that their connections are gone.
      server.close(() => setTimeout(done, 20));
    });
  return { url, served, issuer: `${url}${realm.path}`, realm, parts, close };
}

export type Pending = { address: URL; verifier: string; state: string };

/** The address that the dashboard sends a browser to, with PKCE, and what it keeps for the answer. */
export function authorization(server: RealmServer, extra: Record<string, string> = {}): Pending {
  const verifier = randomBytes(32).toString("base64url");
  const state = randomBytes(16).toString("base64url");
  const address = new URL(`${server.issuer}/auth`);
  address.search = new URLSearchParams({
    client_id: "handrail-dashboard",
    response_type: "code",
    redirect_uri: CALLBACK,
    scope: "openid api",
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...extra,
  }).toString();
  return { address, verifier, state };
}

export type Tokens = { access_token: string; refresh_token: string; id_token: string; expires_in: number; error?: string };

export async function tokenCall(server: RealmServer, fields: Record<string, string>): Promise<{ status: number; tokens: Tokens }> {
  const secret = Buffer.from(`handrail-dashboard:${server.parts.env.CLIENT_SECRET}`).toString("base64");
  const answer = await fetch(`${server.issuer}/token`, {
    method: "POST",
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, tokens: (await answer.json()) as Tokens };
}

/** Exchanges the code of a callback address. */
export function exchange(server: RealmServer, callback: URL, verifier: string) {
  const code = callback.searchParams.get("code") ?? "";
  return tokenCall(server, { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: CALLBACK });
}

/** Signs in on the realm's page and returns the tokens, as the dashboard would hold them. */
export async function signInAt(server: RealmServer, email: string, password: string, browser = new Browser()): Promise<Tokens> {
  const { address, verifier } = authorization(server);
  const { at } = await browser.follow(address);
  const answer = await browser.submit(at, { email, password });
  const done = await browser.follow(new URL(answer.headers.get("location") ?? "", at));
  return (await exchange(server, done.at, verifier)).tokens;
}
