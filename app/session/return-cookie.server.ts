import { createHash } from "node:crypto";
import { env } from "../env.server.ts";
import { paths } from "../paths.ts";
import { safeRedirect } from "./safe-redirect.ts";
import { cookieValue } from "./session-cookie.server.ts";

const PREFIX = "handrail_return_";
const STATE_PREFIX = "handrail_oauth:";

const nameFor = (state: string) => PREFIX + createHash("sha256").update(state).digest("hex").slice(0, 16);
const attributes = () => `Path=/auth; HttpOnly; SameSite=Lax${env().WEB_URL.startsWith("https://") ? "; Secure" : ""}`;

/** Keeps where a sign-in leads to; each sign-in has its own, so that two tabs do not mix up. */
export function returnHeader(state: string, returnTo: string): string {
  return `${nameFor(state)}=${encodeURIComponent(returnTo)}; Max-Age=3600; ${attributes()}`;
}

/** Where the sign-in of this answer leads to. */
export function returnPath(request: Request, state: string): string {
  const value = cookieValue(request.headers.get("cookie"), nameFor(state));
  try {
    return safeRedirect(value && decodeURIComponent(value), paths.landing());
  } catch {
    return paths.landing();
  }
}

/** Headers that take away the cookies of this sign-in; those of other tabs stay. */
export function spentHeaders(request: Request, state: string): string[] {
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((part) => part.trim());
  const own = cookies.filter(
    (cookie) => cookie.startsWith(`${nameFor(state)}=`) || (state && cookie.startsWith(STATE_PREFIX) && cookie.includes(state)),
  );
  return own.map((cookie) => `${cookie.slice(0, cookie.indexOf("="))}=; Max-Age=0; ${attributes()}`);
}
