import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { RealmRequest } from "#server/realm/context.ts";
import type { RealmSettings } from "#server/realm/settings.ts";

const COOKIE = "handrail_form";

/**
 * The token of the form that is being shown, bound to a cookie of the form's own address: the proof of browsers that say with no header
 * where a form comes from. A form that is shown after it was sent has a new one.
 */
export function formToken(c: RealmRequest, { formSecret, secure }: RealmSettings): string {
  const kept = c.req.method === "GET" ? getCookie(c, COOKIE) : undefined;
  const id = kept && /^[\w-]{22}$/.test(kept) ? kept : randomBytes(16).toString("base64url");
  setCookie(c, COOKIE, id, { path: c.req.path, httpOnly: true, sameSite: "Lax", secure });
  return sign(formSecret, c.req.path, id);
}

/** Whether this is the token of the form at this address in this browser; it is spent by being asked. */
export function takeFormToken(c: RealmRequest, { formSecret, secure }: RealmSettings, token: string | null): boolean {
  const id = getCookie(c, COOKIE);
  deleteCookie(c, COOKIE, { path: c.req.path, secure });
  const [right, given] = [Buffer.from(sign(formSecret, c.req.path, id ?? "")), Buffer.from(token ?? "")];
  return id !== undefined && right.length === given.length && timingSafeEqual(right, given);
}

function sign(secret: string, path: string, id: string): string {
  return createHmac("sha256", secret).update(`${path}\n${id}`).digest("base64url");
}
