import type { KoaContextWithOIDC, Provider } from "oidc-provider";
import type { Database } from "#server/database/tables.ts";
import { nobodySignedInPage } from "./provider-pages.tsx";
import { endEditing } from "./session-life.ts";
import type { RealmSettings } from "./settings.ts";

type Middleware = Parameters<Provider["use"]>[0];
type Context = Parameters<Middleware>[0];

/**
 * Sign-out that the dashboard has already confirmed: an id token of this realm for the person signed in here is proof
 * enough, so no second question follows. What the person edits on pages ends with it, by either way. If nobody is signed in, a page says so: the provider's own would need a script. Everything
 * else goes to the provider's page with its button.
 */
export function signOutByHint(provider: Provider, settings: RealmSettings, db: Database): Middleware {
  provider.on("end_session.success", (ctx: KoaContextWithOIDC) => {
    const { accountId } = ctx.oidc.session ?? {};
    if (accountId) endEditing(db, accountId).catch((error) => provider.emit("server_error", ctx, error));
  });
  return async (ctx, next) => {
    if (ctx.path !== "/session/end") return next();
    const target = ctx.method === "GET" ? await confirmedTarget(provider, ctx, db) : null;
    if (target) {
      ctx.status = 303;
      ctx.redirect(target);
    } else if ((await sessionOf(provider, ctx)).accountId) await next();
    else nobodySignedInPage(settings, ctx as unknown as KoaContextWithOIDC);
  };
}

const sessionOf = (provider: Provider, ctx: Context) => provider.Session.get(ctx as unknown as Parameters<typeof provider.Session.get>[0]);

async function confirmedTarget(provider: Provider, ctx: Context, db: Database): Promise<string | null> {
  const { id_token_hint: hint, post_logout_redirect_uri: target, client_id: clientId, state } = ctx.query;
  if (typeof hint !== "string" || typeof target !== "string" || typeof clientId !== "string") return null;
  const client = await provider.Client.find(clientId);
  if (!client?.postLogoutRedirectUriAllowed(target)) return null;
  const proof = await provider.IdToken.validate(hint, client).catch(() => null);
  if (!proof) return null;
  const session = await sessionOf(provider, ctx);
  if (session.accountId && session.accountId !== proof.payload.sub) return null;
  if (session.accountId) {
    const grantId = session.grantIdFor(client.clientId);
    if (grantId) await revokeGrant(provider, grantId);
    await session.destroy();
    await endEditing(db, session.accountId);
  }
  const url = new URL(target);
  if (typeof state === "string") url.searchParams.set("state", state);
  return url.href;
}

async function revokeGrant(provider: Provider, grantId: string): Promise<void> {
  await provider.RefreshToken.revokeByGrantId(grantId);
  await provider.AuthorizationCode.revokeByGrantId(grantId);
  await (await provider.Grant.find(grantId))?.destroy();
}
