import { env } from "./env.server.ts";

/**
 * Sets the headers of every document. Scripts, and styles that the colour picker adds, run only by nonce; other hosts may only provide images and videos of guides, and what
 * previews need.
 */
export function setSecurityHeaders(headers: Headers, nonce: string): void {
  const api = new URL(env().API_URL).origin;
  const issuer = new URL(env().OIDC_ISSUER ?? env().API_URL).origin;
  const styles = import.meta.env.DEV ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`;
  const connect = import.meta.env.DEV ? "'self' ws:" : "'self'";
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${styles}`,
    `img-src 'self' data: https: ${api}`,
    "font-src 'self'",
    `connect-src ${connect}`,
    "frame-src 'self' https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com https://fast.wistia.net",
    `form-action 'self' ${issuer}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  headers.set("content-security-policy", policy.join("; "));
  headers.set("x-content-type-options", "nosniff");
  headers.set("x-frame-options", "DENY");
  headers.set("referrer-policy", "same-origin");
  headers.set("permissions-policy", "camera=(), microphone=(), geolocation=()");
  if (env().WEB_URL.startsWith("https://")) headers.set("strict-transport-security", "max-age=31536000; includeSubDomains");
  if (!headers.has("cache-control")) headers.set("cache-control", "private, no-store");
}
