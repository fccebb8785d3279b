import type { LoaderFunctionArgs } from "@remix-run/node";
import { loader as callback } from "#app/routes/auth/callback/page.tsx";
import { action as pressSignIn } from "#app/routes/login/page.tsx";
import { Browser } from "#tests/support/browser.ts";
import { keepCookies, requestOf, throughRealm } from "#tests/support/dashboard.ts";
import { WEB } from "#tests/support/realm-server.ts";

export const argsFor = (request: Request): LoaderFunctionArgs => ({ request, params: {}, context: {} });

/** What a loader or action answers, be it returned or thrown; data without a response counts as 200. */
export async function answerOf(work: Promise<unknown>): Promise<{ status: number; headers: Headers; data: unknown }> {
  const value = await work.catch((thrown: unknown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  if (value instanceof Response) return { status: value.status, headers: value.headers, data: null };
  const { data, init } = value as { data?: unknown; init?: ResponseInit | null };
  return { status: init?.status ?? 200, headers: new Headers(init?.headers), data: data ?? value };
}

/** Signs in through the dashboard and the realm; returns the dashboard's cookies, which begin as those that the browser had. */
export async function signInTo(email: string, password: string, browser = new Browser(), cookies = new Map<string, string>()) {
  const begun = await answerOf(pressSignIn(argsFor(requestOf(cookies, "/login", { method: "POST", headers: { origin: WEB } }))));
  keepCookies(cookies, begun.headers);
  const answered = await throughRealm(begun.headers.get("location") ?? "", email, password, browser);
  keepCookies(cookies, (await answerOf(callback(argsFor(requestOf(cookies, answered.href))))).headers);
  return cookies;
}
