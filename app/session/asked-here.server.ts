import { env } from "#app/env.server.ts";

/** Sent with what leads on with a token: no page that opened the tab keeps hold of it. */
export const ALONE = { "cross-origin-opener-policy": "same-origin" };

/**
 * Whether somebody followed a link of the dashboard itself. A script elsewhere that opens one of our addresses could read where it leads,
 * so that what may be done with a token in an address is given to nobody else. Browsers without Sec-Fetch headers, and all of them where
 * the dashboard is not served over HTTPS, say in `Referer` alone where the link stood.
 */
export function isAskedHere(request: Request): boolean {
  if (!isForTab(request)) return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const referer = request.headers.get("referer") ?? "";
  return URL.canParse(referer) && new URL(referer).origin === new URL(env().WEB_URL).origin;
}

/** Refuses what would be spent unseen: a frame, a prefetch, a script's request. The address itself may come from anywhere. @throws Response 403 */
export function requireTab(request: Request): void {
  if (!isForTab(request)) throw new Response(null, { status: 403, statusText: "Forbidden" });
}

/** Whether a tab is to show the answer, and not a frame, a prefetch or a script. */
export function isForTab({ headers }: Request): boolean {
  const dest = headers.get("sec-fetch-dest");
  return (dest === null || dest === "document") && !headers.has("sec-purpose");
}
