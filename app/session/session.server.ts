import { attempt } from "#app/api/failure.ts";
import { getMe } from "#app/api/managers.server.ts";
import type { Claims } from "#app/domain/access/claims.ts";
import { accessFor, forgetAccess, heldAccess } from "./access-tokens.server.ts";
import {
  isIdle,
  NOTE_MILLISECONDS,
  readSessionCookie,
  type SessionCookie,
  sessionCookieName,
  sessionHeader,
} from "./session-cookie.server.ts";

/** A signed-in person. `cookieId` names the sign-in but opens nothing: fit for logs and events. */
export type Session = { accessToken: string; claims: Claims; cookieId: string };

/** Why nobody is signed in: never was, idle for too long, ended by the provider, or the provider cannot be reached. */
export type Absence = "none" | "idle" | "ended" | "unreachable";

/** The session of a request, or null. Reads the cookie and renews an expired access token. */
export async function getSession(request: Request): Promise<Session | null> {
  const state = await sessionState(request);
  return state.session;
}

/** The session of a request, or why there is none. */
export async function sessionState(request: Request): Promise<{ session: Session } | { session: null; absence: Absence }> {
  const cookie = await readSessionCookie(request);
  if (!cookie) return { session: null, absence: "none" };
  if (isIdle(cookie, Date.now())) return { session: null, absence: "idle" };
  const access = await accessFor(cookie.refreshToken);
  if ("failed" in access) return { session: null, absence: access.failed };
  return { session: { accessToken: access.accessToken, claims: access.claims, cookieId: cookie.id } };
}

/**
 * The same, after asking the upstream whether it accepts the access token: a refused one is forgotten and renewed, so that signing in again
 * does not just return here with it.
 */
export async function recheckedState(request: Request): ReturnType<typeof sessionState> {
  const state = await sessionState(request);
  if (!state.session) return state;
  const asked = await attempt(getMe(state.session));
  if (asked.ok || asked.failure.code !== "not_signed_in") return state;
  const cookie = await readSessionCookie(request);
  if (cookie) forgetAccess(cookie.refreshToken);
  return sessionState(request);
}

/**
 * Notes a request's activity on its answer, about once a minute, and a changed refresh token at once. Called for every document and every
 * data answer. Activity that our realm learned of is noted with the realm's time, so that both sides end a session at the same moment.
 */
export async function rollSession(request: Request, headers: Headers): Promise<void> {
  const cookie = await readSessionCookie(request);
  const now = Date.now();
  if (!cookie || isIdle(cookie, now)) return;
  const access = heldAccess(cookie.refreshToken);
  if (!access) return;
  const at = Math.max(cookie.at, access.heardAt ?? now);
  if (at - cookie.at < NOTE_MILLISECONDS && access.refreshToken === cookie.refreshToken) return;
  const decided = headers.getSetCookie().some((header) => header.startsWith(`${sessionCookieName()}=`));
  if (!decided) headers.append("set-cookie", await noted(cookie, access.refreshToken, at));
}

const notes = new WeakMap<SessionCookie, { at: number; refreshToken: string; header: Promise<string> }>();

/** The cookie with the activity noted, shared by requests that still bring the previous one. */
function noted(cookie: SessionCookie, refreshToken: string, at: number): Promise<string> {
  const known = notes.get(cookie);
  if (known && at - known.at < NOTE_MILLISECONDS && known.refreshToken === refreshToken) return known.header;
  const header = sessionHeader({ ...cookie, refreshToken, at });
  notes.set(cookie, { at, refreshToken, header });
  return header;
}
