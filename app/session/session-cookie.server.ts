import { createHash } from "node:crypto";
import { CompactEncrypt, compactDecrypt } from "jose";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import { env } from "#app/env.server.ts";

/**
 * The browser's record of a sign-in, encrypted and without claims. `id` names the sign-in; `at` is the last noted activity, in
 * milliseconds.
 */
export type SessionCookie = { id: string; refreshToken: string; idToken: string | null; at: number };

/** A session ends after this long without activity (specification 2, section 9). */
const IDLE_MILLISECONDS = 1_800_000;
/** Activity is noted at most this often: less than the life of our realm's access tokens, so that each renewal is noted. */
export const NOTE_MILLISECONDS = 40_000;
/** Longer than a session: a browser that still has the cookie of an idle session is not signed in again unasked. */
const LIFE_SECONDS = 86_400;
const LONGEST_ID_TOKEN = 1500;

const opened = new BoundedMap<string, SessionCookie>(5000);
let key: Uint8Array | undefined;

const secure = () => env().WEB_URL.startsWith("https://");
const secret = () => (key ??= createHash("sha256").update(`handrail session cookie\n${env().SESSION_SECRET}`).digest());
/** The prefix makes browsers refuse the cookie from any other host or path; it needs https. */
export const sessionCookieName = () => (secure() ? "__Host-handrail_session" : "handrail_session");

export async function sessionHeader(cookie: SessionCookie): Promise<string> {
  const idToken = cookie.idToken && cookie.idToken.length <= LONGEST_ID_TOKEN ? cookie.idToken : undefined;
  const text = new TextEncoder().encode(JSON.stringify({ n: cookie.id, r: cookie.refreshToken, i: idToken, a: cookie.at }));
  const sealed = await new CompactEncrypt(text).setProtectedHeader({ alg: "dir", enc: "A256GCM" }).encrypt(secret());
  opened.set(sealed, cookie);
  return `${sessionCookieName()}=${sealed}; Max-Age=${LIFE_SECONDS}; ${attributes()}`;
}

export const noSessionHeader = () => `${sessionCookieName()}=; Max-Age=0; ${attributes()}`;

const attributes = () => `Path=/; HttpOnly; SameSite=Lax${secure() ? "; Secure" : ""}`;

/** The content of the request's cookie; null without one, and for one that we did not make. */
export async function readSessionCookie(request: Request): Promise<SessionCookie | null> {
  const sealed = cookieValue(request.headers.get("cookie"), sessionCookieName());
  if (!sealed) return null;
  const known = opened.get(sealed);
  if (known) return known;
  try {
    const { plaintext } = await compactDecrypt(sealed, secret(), {
      keyManagementAlgorithms: ["dir"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    const { n, r, i, a } = JSON.parse(new TextDecoder().decode(plaintext)) as { n: string; r: string; i?: string; a: number };
    const cookie = { id: n, refreshToken: r, idToken: i ?? null, at: a };
    opened.set(sealed, cookie);
    return cookie;
  } catch {
    return null;
  }
}

export function isIdle(cookie: SessionCookie, now: number): boolean {
  return now - cookie.at > IDLE_MILLISECONDS;
}

export function cookieValue(header: string | null, name: string): string | null {
  for (const part of (header ?? "").split(";")) {
    const text = part.trimStart();
    if (text.startsWith(`${name}=`)) return text.slice(name.length + 1).trim();
  }
  return null;
}
