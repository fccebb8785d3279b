import type { Configuration, KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Database } from "#server/database/tables.ts";
import { oidcAdapter } from "./adapter.ts";
import { claimsFor } from "./claims.ts";
import { oidcLibrary } from "./oidc-library.ts";
import { errorPage, notFoundPage, signedOutPage, signOutPage } from "./provider-pages.tsx";
import { keepSessionAlive } from "./session-life.ts";
import {
  ACCESS_TOKEN_SECONDS,
  API_SCOPE,
  CLIENT_ID,
  IDLE_SECONDS,
  REALM_PATH,
  type RealmSettings,
  SESSION_COOKIE,
  SIGN_IN_COOKIE,
} from "./settings.ts";
import { signOutByHint } from "./sign-out.ts";

const DAY = 86_400;

/** The OpenID provider of the realm: code flow with PKCE, one confidential client, signed access tokens for the API. */
export async function createProvider(settings: RealmSettings, db: Database): Promise<Provider> {
  const { Provider, interactionPolicy, errors } = await oidcLibrary();
  const policy = interactionPolicy.base();
  policy.remove("consent");
  const provider = new Provider(settings.issuer, {
    ...tokenRules(settings, db),
    adapter: oidcAdapter(db, errors),
    clients: [dashboard(settings)],
    jwks: settings.keys,
    cookies: {
      keys: settings.cookieKeys,
      // Cookies ignore ports, so the dashboard on the same host sees these too: their names must not clash with its own.
      names: { session: SESSION_COOKIE, interaction: SIGN_IN_COOKIE, resume: "handrail_resume" },
      long: { path: REALM_PATH, httpOnly: true, sameSite: "lax", signed: true },
      // Without a path: each sign-in page gets its own, so that two tabs do not interfere.
      short: { httpOnly: true, sameSite: "lax", signed: true },
    },
    findAccount: async (_ctx, sub) => ((await claimsFor(db, sub)) ? { accountId: sub, claims: async () => ({ sub }) } : undefined),
    interactions: { policy, url: (_ctx, interaction) => `${REALM_PATH}/sign-in/${interaction.uid}` },
    loadExistingGrant: (ctx) => grantWithoutConsent(ctx, settings.resource),
    renderError: errorPage(settings),
    clientBasedCORS: () => false,
  });
  provider.proxy = true;
  provider.use(notFoundPage(settings));
  provider.use(signOutByHint(provider, settings, db));
  keepSessionAlive(provider, db);
  return provider;
}

function dashboard(settings: RealmSettings) {
  return {
    client_id: CLIENT_ID,
    client_secret: settings.clientSecret,
    client_name: "Handrail",
    redirect_uris: [`${settings.webUrl}/auth/callback`],
    post_logout_redirect_uris: [`${settings.webUrl}/login`],
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code" as const],
    id_token_signed_response_alg: "ES256" as const,
  };
}

function tokenRules(settings: RealmSettings, db: Database): Configuration {
  return {
    scopes: ["openid"],
    pkce: { required: () => true },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    // Not rotated: the client is confidential, and several instances of the dashboard hold one browser's token at a time;
    // with rotation two of them refreshing at once would revoke the grant and sign the person out.
    rotateRefreshToken: false,
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      Session: IDLE_SECONDS,
      RefreshToken: 14 * DAY,
      Grant: 14 * DAY,
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: { enabled: true, logoutSource: signOutPage(settings), postLogoutSuccessSource: signedOutPage(settings) },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => settings.resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: API_SCOPE,
          audience: settings.resource,
          accessTokenTTL: ACCESS_TOKEN_SECONDS,
          accessTokenFormat: "jwt",
          jwt: { sign: { alg: "ES256" } },
        }),
      },
    },
    extraTokenClaims: async (_ctx, token) => {
      if (!("accountId" in token) || !token.accountId) return undefined;
      const issued = Date.now();
      const identity = await claimsFor(db, token.accountId);
      return identity ? { ...identity.claims, language: identity.language, session: token.sessionUid, issued } : undefined;
    },
  };
}

/** The dashboard belongs to the realm, so nobody is asked for consent: sign-in grants everything it may request. */
async function grantWithoutConsent(ctx: KoaContextWithOIDC, resource: string) {
  const { client, session, provider } = ctx.oidc;
  const held = session?.grantIdFor(client!.clientId);
  const grant = held ? await provider.Grant.find(held) : undefined;
  if (grant && grant.accountId === session?.accountId) return grant;
  const fresh = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! });
  fresh.addOIDCScope("openid");
  fresh.addResourceScope(resource, API_SCOPE);
  await fresh.save();
  return fresh;
}
