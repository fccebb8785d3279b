import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { OAuth2RequestError } from "remix-auth-oauth2";
import { env } from "../env.server.ts";
import { languageOf } from "../i18n/language.server.ts";
import { paths } from "../paths.ts";
import { keepAccess } from "./access-tokens.server.ts";
import type { LoginNotice } from "./login-notices.ts";
import { oidc } from "./oidc.server.ts";
import { returnHeader, returnPath, spentHeaders } from "./return-cookie.server.ts";
import { sessionState } from "./session.server.ts";
import { sessionHeader } from "./session-cookie.server.ts";
import { beginning } from "./strategy.server.ts";

/** The sign-in page without another silent check, with a notice. */
export function loginAddress(returnTo: string, notice?: LoginNotice): string {
  const query = new URLSearchParams({
    silent: "no",
    ...(notice ? { notice } : {}),
    ...(returnTo === paths.landing() ? {} : { return: returnTo }),
  });
  return `/login?${query}`;
}

/** Leads to the provider: silently, which comes straight back, or with its sign-in page. @throws the redirect, always */
export async function beginSignIn(request: Request, returnTo: string, silent: boolean): Promise<never> {
  const provider = await oidc().catch((error: unknown) => {
    console.error("the sign-in service cannot be reached:", reasonOf(error));
    throw redirect(loginAddress(returnTo, "unreachable"));
  });
  const wish = { silent, uiLocales: await languageOf(request), resource: provider.resource };
  const answer = await thrownBy(provider.strategy.authenticate(beginning(request, env().WEB_URL, wish)));
  if (!(answer instanceof Response)) throw answer;
  const state = new URL(answer.headers.get("location") ?? "").searchParams.get("state") ?? "";
  answer.headers.append("set-cookie", returnHeader(state, returnTo));
  throw answer;
}

const thrownBy = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => new Error("The strategy began nothing"),
    (thrown: unknown) => thrown,
  );

/** Takes the provider's answer: signed in, not signed in at the provider (after a silent check), or a failure with its notice. */
export async function finishSignIn(request: Request): Promise<Response> {
  const state = new URL(request.url).searchParams.get("state") ?? "";
  const returnTo = returnPath(request, state);
  const headers = new Headers(spentHeaders(request, state).map((header): [string, string] => ["set-cookie", header]));
  try {
    const { strategy } = await oidc();
    const tokens = await strategy.authenticate(request);
    await keepAccess(tokens);
    const { refreshToken, idToken } = tokens;
    headers.append("set-cookie", await sessionHeader({ id: randomUUID(), refreshToken, idToken, at: Date.now() }));
    return redirect(returnTo, { headers });
  } catch (error) {
    // A callback opened again, by Back or reload, has no state any more: whoever is signed in just goes on.
    if ((await sessionState(request)).session) return redirect(returnTo, { headers });
    return redirect(loginAddress(returnTo, noticeFor(error)), { headers });
  }
}

const NOT_SIGNED_IN = ["login_required", "interaction_required", "account_selection_required", "consent_required"];

function noticeFor(error: unknown): LoginNotice | undefined {
  if (error instanceof OAuth2RequestError && NOT_SIGNED_IN.includes(error.code)) return undefined;
  if (error instanceof ReferenceError) return "cookies";
  console.error("sign-in failed:", reasonOf(error));
  return "auth_error";
}

/** What an error says and what was behind it; never its other fields, which may hold tokens. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  return error.cause instanceof Error ? `${error.message} (${reasonOf(error.cause)})` : error.message;
}
