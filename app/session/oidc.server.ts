import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { CodeChallengeMethod } from "remix-auth-oauth2";
import { Agent, setGlobalDispatcher, fetch as undiciFetch } from "undici";
import { z } from "zod";
import { type Env, env } from "#app/env.server.ts";
import { OidcStrategy, STATE_COOKIE } from "./strategy.server.ts";

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  revocation_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
});

export type Tokens = { accessToken: string; refreshToken: string; idToken: string };

/** The OpenID provider for signing in: the upstream's realm, or the one in the settings. */
export type Oidc = {
  strategy: OidcStrategy<Tokens>;
  /** Our realm ends idle sessions by itself, counted from the last tokens it issued. */
  countsActivity: boolean;
  clientId: string;
  /** The API's name at the provider; requested where the provider needs it. */
  resource: string | null;
  endSession: string | null;
  /** Verifies a token of the provider, for the client (id token) or for the API (access token). @throws when it is invalid */
  verify(token: string, audience: "client" | "api"): Promise<JWTPayload>;
};

const PROBE_MILLISECONDS = 2_000;
let probing: Promise<void> | null = null;
let found: Promise<Oidc> | null = null;

/** The provider, discovered on first use; a failure is not remembered, so the next request tries again. */
export function oidc(): Promise<Oidc> {
  found ??= discover(env()).catch((error) => {
    found = null;
    throw error;
  });
  return found;
}

/**
 * The provider, after checking that it answers now: otherwise a sign-in would lead to a dead address. Simultaneous sign-ins share one
 * check.
 * @throws when it does not answer within two seconds
 */
export async function reachedOidc(): Promise<Oidc> {
  const provider = await oidc();
  probing ??= probe(addressOf(env())).finally(() => {
    probing = null;
  });
  await probing;
  return provider;
}

async function probe(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(PROBE_MILLISECONDS) });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The OpenID provider answered ${answer.status}`);
}

const issuerOf = ({ OIDC_ISSUER, API_URL }: Env) => OIDC_ISSUER ?? `${new URL(API_URL).origin}/realms/handrail`;
const addressOf = (settings: Env) => `${issuerOf(settings)}/.well-known/openid-configuration`;

async function discover(settings: Env): Promise<Oidc> {
  pairFetch();
  const api = new URL(settings.API_URL).origin;
  const own = !settings.OIDC_ISSUER;
  const answer = await fetch(addressOf(settings), { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`The OpenID provider answered ${answer.status} to discovery`);
  const found = discovery.parse(await answer.json());
  const clientId = settings.OIDC_CLIENT_ID;
  const clientSecret = settings.OIDC_CLIENT_SECRET ?? settings.CLIENT_SECRET;
  if (!clientSecret) throw new Error("Setting CLIENT_SECRET or OIDC_CLIENT_SECRET is required.");
  const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: 10_000 });
  const resource = settings.OIDC_AUDIENCE ?? (own ? api : null);
  const audiences = { client: clientId, api: resource ?? clientId };
  const strategy = new OidcStrategy<Tokens>(
    {
      clientId,
      clientSecret,
      authorizationEndpoint: found.authorization_endpoint,
      tokenEndpoint: found.token_endpoint,
      tokenRevocationEndpoint: found.revocation_endpoint,
      redirectURI: `${settings.WEB_URL}/auth/callback`,
      codeChallengeMethod: CodeChallengeMethod.S256,
      scopes: own ? ["openid", "api"] : ["openid", "profile", "email", "offline_access"],
      cookie: STATE_COOKIE,
    },
    async ({ tokens }) => ({ accessToken: tokens.accessToken(), refreshToken: tokens.refreshToken(), idToken: tokens.idToken() }),
  );
  return {
    strategy,
    countsActivity: own,
    clientId,
    resource: own || settings.OIDC_AUDIENCE ? resource : null,
    endSession: found.end_session_endpoint ?? null,
    verify: async (token, audience) => (await jwtVerify(token, keys, { issuer: found.issuer, audience: audiences[audience] })).payload,
  };
}

/**
 * Remix replaces Node's `fetch` with undici's. Both use one global dispatcher, which Node's may have set first, and Node 24's rejects
 * undici's requests. Where undici's `fetch` is in place, this sets a dispatcher of its version.
 */
function pairFetch(): void {
  if ((globalThis.fetch as unknown) === undiciFetch) setGlobalDispatcher(new Agent());
}
