import { env } from "../env.server.ts";

/** Refuses a request that changes something but was sent from another site. @throws Response 403 */
export function requireOwnOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin");
  const isOwn = origin === null ? site === null || site === "same-origin" || site === "none" : origin === new URL(env().WEB_URL).origin;
  const isForeignSite = site === "cross-site" || site === "same-site";
  if (!isOwn || isForeignSite) throw new Response(null, { status: 403, statusText: "Forbidden" });
}
