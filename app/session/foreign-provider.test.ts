import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loader as login, action as pressSignIn } from "#app/routes/login/page.tsx";
import { getSession, rollSession, sessionState } from "./session.server.ts";
import { beginSignIn, finishSignIn } from "./sign-in.server.ts";

const WEB = "http://localhost:3398";
const keys = await generateKeyPair("RS256");
let issuer = "";
let good = new Set<string>();
let audience = "handrail";
const server = createServer((request, response) => void answer(request, response));

/** A provider that changes the refresh token with every renewal and takes each only once. */
async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? "", issuer);
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (pathname.endsWith("/openid-configuration")) {
    const at = (path: string) => issuer + path;
    return send(200, { issuer, authorization_endpoint: at("/auth"), token_endpoint: at("/token"), jwks_uri: at("/keys") });
  }
  if (pathname === "/keys") return send(200, { keys: [{ ...(await exportJWK(keys.publicKey)), kid: "k", alg: "RS256" }] });
  let body = "";
  for await (const chunk of request) body += chunk;
  const fields = new URLSearchParams(body);
  const isRefresh = fields.get("grant_type") === "refresh_token";
  if (isRefresh && !good.delete(fields.get("refresh_token") ?? "")) return send(400, { error: "invalid_grant" });
  const refreshToken = randomUUID();
  good.add(refreshToken);
  const sign = (aud: string, expires: string) =>
    new SignJWT({ name: "Fay Foreign", companies_admin: [3] })
      .setProtectedHeader({ alg: "RS256", kid: "k" })
      .setIssuer(issuer)
      .setSubject("fay")
      .setAudience(aud)
      .setExpirationTime(expires)
      .sign(keys.privateKey);
  // Shorter than the margin before the end at which tokens are renewed: every request renews.
  return send(200, {
    access_token: await sign(audience, "10s"),
    id_token: await sign("client-of-ours", "1h"),
    refresh_token: refreshToken,
    token_type: "Bearer",
  });
}

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, {
    WEB_URL: WEB,
    SESSION_SECRET: "session-secret-of-this-test-0123456789",
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: "client-of-ours",
    OIDC_CLIENT_SECRET: "secret-of-ours",
    OIDC_AUDIENCE: "handrail",
  });
});
afterAll(() => server.close());

const requestWith = (cookie: string, path = "/app") => new Request(WEB + path, { headers: { cookie } });
const cookieIn = (headers: Headers, name: string) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith(name))
    ?.split(";")[0] ?? "";

async function signIn(): Promise<Response> {
  const begun = (await beginSignIn(requestWith(""), "/app/3", null).catch((thrown) => thrown)) as Response;
  const state = new URL(begun.headers.get("location") ?? "").searchParams.get("state");
  return finishSignIn(requestWith(cookieIn(begun.headers, "handrail_begun"), `/auth/callback?code=abc&state=${state}`));
}

test("sign-in at a foreign provider, and renewals that change the refresh token each time", async () => {
  const done = await signIn();
  expect(done.headers.get("location")).toBe("/app/3");
  let cookie = cookieIn(done.headers, "handrail_session");
  const ids = new Set<string>();
  for (let round = 0; round < 3; round++) {
    const session = await getSession(requestWith(cookie));
    expect(session?.claims).toMatchObject({ sub: "fay", name: "Fay Foreign", companies_admin: [3], superAdmin: false });
    ids.add(session?.cookieId ?? "");
    const headers = new Headers();
    await rollSession(requestWith(cookie), headers);
    const rolled = cookieIn(headers, "handrail_session");
    expect(rolled).not.toBe("");
    expect(rolled).not.toBe(cookie);
    cookie = rolled;
  }
  expect(ids.size).toBe(1);
  const first = cookieIn(done.headers, "handrail_session");
  const late = await Promise.all([first, cookie, first, cookie].map((one) => getSession(requestWith(one))));
  expect(late.every((session) => session !== null)).toBe(true);
  good = new Set();
  expect(await sessionState(requestWith(cookie))).toEqual({ session: null, absence: "ended" });
});

test("what a foreign provider does not count is noted here: active for 1,799 s since is signed in, 1,801 s is not, and is not let in unasked", async () => {
  const done = await signIn();
  const cookie = cookieIn(done.headers, "handrail_session");
  const now = Date.now();
  vi.useFakeTimers({ toFake: ["Date"], now: now + 1_790_000 });
  expect((await sessionState(requestWith(cookie))).session).not.toBeNull();
  vi.setSystemTime(now + 1_801_000);
  expect(await sessionState(requestWith(cookie))).toEqual({ session: null, absence: "idle" });
  const page = (await login({ request: requestWith(cookie, "/login"), params: {}, context: {} })) as { data: object };
  expect(page.data).toMatchObject({ notice: "idle" });
  const pressed = new Request(`${WEB}/login`, { method: "POST", headers: { cookie, origin: WEB } });
  const begun = (await pressSignIn({ request: pressed, params: {}, context: {} }).catch((thrown) => thrown)) as Response;
  expect(new URL(begun.headers.get("location") ?? "").searchParams.get("prompt")).toBe("login");
  vi.useRealTimers();
});

test("a token for another audience signs nobody in", async () => {
  audience = "somebody-else";
  const refused = await signIn();
  audience = "handrail";
  expect(refused.headers.get("location")).toBe("/login?silent=no&notice=auth_error&return=%2Fapp%2F3");
  expect(cookieIn(refused.headers, "handrail_session")).toBe("");
});
