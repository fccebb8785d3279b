import type { RealmSettings } from "#server/realm/settings.ts";

/**
 * Headers of every page: only our own style sheet loads, and forms go to the realm, which redirects to the dashboard after sign-in.
 * Not `no-referrer`: browsers would then send `Origin: null` with forms, and both sides refuse that.
 */
export function pageHeaders(settings: RealmSettings): Record<string, string> {
  return {
    "content-security-policy": `default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${settings.webUrl}`,
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
    ...(settings.secure ? { "strict-transport-security": "max-age=31536000" } : {}),
  };
}
