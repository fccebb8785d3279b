import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { OAuth2RequestError } from "remix-auth-oauth2";
import { attempt } from "#app/api/failure.ts";
import { getMe } from "#app/api/managers.server.ts";
import { languageOf } from "#app/i18n/language.server.ts";
import { paths } from "#app/paths/paths.ts";
import { copiedLanguageHeader } from "#app/preferences.server.ts";
import { keepAccess } from "./access-tokens.server.ts";
import { begunOf, begunState } from "./begun-sign-in.server.ts";
import type { LoginNotice } from "./login-notices.ts";
import { oidc, reachedOidc } from "./oidc.server.ts";
import { sessionState } from "./session.server.ts";
import { sessionHeader } from "./session-cookie.server.ts";
import type { Wish } from "./strategy.server.ts";

/** The sign-in page with a notice, without another silent check. */
export function loginAddress(returnTo: string, notice?: LoginNotice): string {
  const query = new URLSearchParams({
    silent: "no",
    ...(notice ? { notice } : {}),
    ...(returnTo === paths.landing() ? {} : { return: returnTo }),
  });
  return `/login?${query}`;
}

/**
 * Redirects to the provider: silently (`none`), which returns at once, or to its sign-in page; `login` asks for the password even if the
 * provider still knows the person.
 * @throws the redirect, always
 */
export async function beginSignIn(request: Request, returnTo: string, prompt: Wish["prompt"]): Promise<never> {
  const provider = await reachedOidc().catch((error: unknown) => {
    console.error("the sign-in service cannot be reached:", reasonOf(error));
    throw redirect(loginAddress(returnTo, "unreachable"));
  });
  const { url, verifier } = provider.strategy.begin({ prompt, uiLocales: await languageOf(request), resource: provider.resource });
  const { state, headers } = await begunState(request, { verifier, returnTo });
  url.searchParams.set("state", state);
  throw redirect(url.href, { headers: headers.map((header): [string, string] => ["set-cookie", header]) });
}

/** Handles the provider's answer: signed in, not signed in at the provider (after a silent check), or a failure with its notice. */
export async function finishSignIn(request: Request): Promise<Response> {
  let returnTo = paths.landing();
  try {
    const begun = await begunOf(request);
    returnTo = begun.returnTo;
    const { strategy } = await oidc();
    const asked = Date.now();
    const tokens = await strategy.finish(new URL(request.url), begun.verifier);
    await keepAccess(tokens, asked);
    const { refreshToken, idToken } = tokens;
    const headers = new Headers({ "set-cookie": await sessionHeader({ id: randomUUID(), refreshToken, idToken, at: asked }) });
    const me = await attempt(getMe(tokens));
    const language = me.ok ? await copiedLanguageHeader(request, me.answer.language) : null;
    if (language) headers.append("set-cookie", language);
    return redirect(returnTo, { headers });
  } catch (error) {
    // A callback opened again, by Back or reload, is spent: whoever is signed in just continues.
    if ((await sessionState(request)).session) return redirect(returnTo);
    return redirect(loginAddress(returnTo, noticeFor(error)));
  }
}

const NOT_SIGNED_IN = ["login_required", "interaction_required", "account_selection_required", "consent_required"];

function noticeFor(error: unknown): LoginNotice | undefined {
  if (error instanceof OAuth2RequestError && NOT_SIGNED_IN.includes(error.code)) return undefined;
  if (error instanceof ReferenceError) return "cookies";
  console.error("sign-in failed:", reasonOf(error));
  return "auth_error";
}

/** An error's message and its cause; never its other fields, which may hold tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  return error.cause instanceof Error ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}
