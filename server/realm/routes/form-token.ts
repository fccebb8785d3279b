import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { RealmRequest } from "#server/realm/context.ts";
import type { RealmSettings } from "#server/realm/settings.ts";

const COOKIE = "handrail_form";

/**
 * The token of the displayed form, bound to a cookie for the form's own address: proof of origin for browsers that send no header
 * saying where a form comes from. A form that is shown again after being sent has a new token.
 */
export function formToken(c: RealmRequest, { formSecret, secure }: RealmSettings): string {
  const kept = c.req.method === "GET" ? getCookie(c, COOKIE) : undefined;
  const id = kept && /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString("base64url");
  setCookie(c, COOKIE, id, { path: c.req.path, httpOnly: true, sameSite: "Lax", secure });
  return sign(formSecret, c.req.path, id);
}

/** Whether this is the token of the form at this address in this browser. Checking it uses it up. */
export function takeFormToken(c: RealmRequest, { formSecret, secure }: RealmSettings, token: string | null): boolean {
  const id = getCookie(c, COOKIE);
  deleteCookie(c, COOKIE, { path: c.req.path, secure });
  const [right, given] = [Buffer.from(sign(formSecret, c.req.path, id ?? "")), Buffer.from(token ?? "")];
  return id !== undefined && right.length === given.length && timingSafeEqual(right, given);
}

function sign(secret: string, path: string, id: string): string {
  return createHmac("sha256", secret).update(`${path}\n${id}`).digest("base64url");
}
