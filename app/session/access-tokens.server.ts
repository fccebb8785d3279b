import { OAuth2RequestError } from "remix-auth-oauth2";
import type { Claims } from "#app/domain/access/claims.ts";
import { claimsOf } from "#app/domain/access/token-claims.ts";
import { BoundedMap } from "#app/domain/bounded-map.ts";
import { oidc, type Tokens } from "./oidc.server.ts";

/**
 * An access token, checked on arrival, and its claims. `until` in milliseconds. `refreshToken` renews it: our realm never changes that,
 * other providers may with every renewal. `heardAt`, in milliseconds, is when our realm learned by it that the person is active; null for
 * other providers, which do not track that.
 */
export type Access = { accessToken: string; claims: Claims; until: number; refreshToken: string; heardAt: number | null };
/** Why there is none: the provider has ended the sign-in, or cannot be reached now. */
export type NoAccess = { failed: "ended" | "unreachable" };

const EARLY_MILLISECONDS = 15_000;
const FAILURE_MILLISECONDS = 5_000;
const REFRESH_MILLISECONDS = 10_000;

const held = new BoundedMap<string, Access>(5000);
const refused = new BoundedMap<string, { failure: NoAccess; until: number }>(5000);
const inFlight = new Map<string, Promise<Access | NoAccess>>();

/** The access token of a sign-in, renewed when it is about to expire. Simultaneous requests share one renewal and its result. */
export async function accessFor(refreshToken: string): Promise<Access | NoAccess> {
  const now = Date.now();
  const newest = newestOf(refreshToken);
  const known = held.get(newest) ?? held.get(refreshToken);
  if (known && known.until - EARLY_MILLISECONDS > now) return known;
  const failure = refused.get(newest);
  if (failure && failure.until > now) return failure.failure;
  const running = inFlight.get(newest);
  if (running) return running;
  const renewal = renew(newest).finally(() => inFlight.delete(newest));
  inFlight.set(newest, renewal);
  return renewal;
}

/** The next refresh token by the one before, for providers that change them: requests under way still bring older ones. */
function newestOf(refreshToken: string): string {
  let newest = refreshToken;
  for (let step = 0; step < 20; step++) {
    const next = held.get(newest)?.refreshToken ?? newest;
    if (next === newest) break;
    newest = next;
  }
  return newest;
}

/** The valid access token of a sign-in, if this process holds one; asks nobody. */
export function heldAccess(refreshToken: string): Access | null {
  const access = held.get(newestOf(refreshToken)) ?? held.get(refreshToken);
  return access && access.until > Date.now() ? access : null;
}

/** Forgets a sign-in. Returns its current refresh token. */
export function forgetAccess(refreshToken: string): string {
  const newest = newestOf(refreshToken);
  held.delete(refreshToken);
  held.delete(newest);
  return newest;
}

/**
 * Checks the tokens of a new sign-in and stores the access token.
 * @param asked when they were requested, in milliseconds
 * @throws when one of them is invalid
 */
export async function keepAccess({ accessToken, refreshToken, idToken }: Tokens, asked: number): Promise<void> {
  const { verify } = await oidc();
  const person = await verify(idToken, "client");
  const access = await checked(accessToken, refreshToken, asked);
  if (person.sub !== access.claims.sub) throw new Error("The id token speaks of somebody else than the access token");
  held.set(refreshToken, access);
}

async function checked(accessToken: string, refreshToken: string, asked: number): Promise<Access> {
  const { verify, countsActivity } = await oidc();
  const payload = await verify(accessToken, "api");
  const heardAt = countsActivity ? asked : null;
  return { accessToken, claims: claimsOf(payload), until: (payload.exp ?? 0) * 1000, refreshToken, heardAt };
}

async function renew(refreshToken: string): Promise<Access | NoAccess> {
  try {
    const { strategy } = await oidc();
    const asked = Date.now();
    const tokens = await inTime(strategy.refreshToken(refreshToken));
    const access = await checked(tokens.accessToken(), tokens.hasRefreshToken() ? tokens.refreshToken() : refreshToken, asked);
    held.set(refreshToken, access);
    held.set(access.refreshToken, access);
    return access;
  } catch (error) {
    const ended = error instanceof OAuth2RequestError && error.code === "invalid_grant";
    if (!ended) console.error("renewing an access token failed:", error instanceof Error ? error.message : "no reason given");
    const failure: NoAccess = { failed: ended ? "ended" : "unreachable" };
    held.delete(refreshToken);
    refused.set(refreshToken, { failure, until: Date.now() + FAILURE_MILLISECONDS });
    return failure;
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), REFRESH_MILLISECONDS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
