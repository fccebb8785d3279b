import { setTimeout as sleep } from "node:timers/promises";
import { redirect } from "@remix-run/node";
import { env } from "#app/env.server.ts";
import { forgetAccess } from "./access-tokens.server.ts";
import { SIGNED_OUT } from "./login-notices.ts";
import { oidc } from "./oidc.server.ts";
import { noSessionHeader, readSessionCookie } from "./session-cookie.server.ts";
import { loginAddress } from "./sign-in.server.ts";

const REVOKE_MILLISECONDS = 2_000;

/** Ends the session here and at the provider, then returns to the sign-in page. Ends it here even if the provider cannot be reached. */
export async function endSession(request: Request): Promise<Response> {
  const kept = await readSessionCookie(request);
  // What the browser stored of screens goes with the session.
  const headers = { "set-cookie": noSessionHeader(), "clear-site-data": '"cache"' };
  const away = redirect(loginAddress("/app", "signed_out"), { headers });
  if (!kept) return away;
  const refreshToken = forgetAccess(kept.refreshToken);
  try {
    const { strategy, endSession: address, clientId } = await oidc();
    // A provider that hangs keeps nobody signed in here.
    await Promise.race([strategy.revokeToken(refreshToken), sleep(REVOKE_MILLISECONDS, null, { ref: false })]).catch(() => undefined);
    if (!address) return away;
    const url = new URL(address);
    url.searchParams.set("client_id", clientId);
    url.searchParams.set("post_logout_redirect_uri", `${env().WEB_URL}/login`);
    url.searchParams.set("state", SIGNED_OUT);
    if (kept.idToken) url.searchParams.set("id_token_hint", kept.idToken);
    return redirect(url.href, { headers });
  } catch {
    return away;
  }
}
