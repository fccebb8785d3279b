import { env } from "#app/env.server.ts";

/**
 * The header in which the server process passes the Origin of a request (`web-guard.mjs`). Under its own name Remix would compare it with
 * the Host header, which a proxy may rewrite, and answer a mismatch with an empty 500.
 */
const HANDED_ORIGIN = "x-handrail-origin";

/** Refuses a state-changing request from another site. @throws Response 403 */
export function requireOwnOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  const origin = request.headers.get("origin") ?? request.headers.get(HANDED_ORIGIN);
  const isOwn = origin === null ? site === null || site === "same-origin" || site === "none" : origin === new URL(env().WEB_URL).origin;
  const isForeignSite = site === "cross-site" || site === "same-site";
  if (!isOwn || isForeignSite) throw new Response(null, { status: 403, statusText: "Forbidden" });
}
