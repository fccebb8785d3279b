import { OAuth2RequestError } from "remix-auth-oauth2";
import type { Claims } from "../domain/access/claims.ts";
import { claimsOf } from "../domain/access/token-claims.ts";
import { BoundedMap } from "./bounded-map.ts";
import { oidc, type Tokens } from "./oidc.server.ts";

/** An access token that was checked when it came, and what it says. `until` in milliseconds. */
export type Access = { accessToken: string; claims: Claims; until: number };
/** Why there is none: the provider has ended the sign-in, or it cannot be reached now. */
export type NoAccess = { failed: "ended" | "unreachable" };

const EARLY_MILLISECONDS = 15_000;
const FAILURE_MILLISECONDS = 5_000;
const REFRESH_MILLISECONDS = 10_000;

const held = new BoundedMap<string, Access>(5000);
const refused = new BoundedMap<string, { failure: NoAccess; until: number }>(5000);
const inFlight = new Map<string, Promise<Access | NoAccess>>();

/** The access token of a sign-in, renewed when it is about to run out. Requests at the same time share one renewal and its result. */
export async function accessFor(refreshToken: string): Promise<Access | NoAccess> {
  const now = Date.now();
  const known = held.get(refreshToken);
  if (known && known.until - EARLY_MILLISECONDS > now) return known;
  const failure = refused.get(refreshToken);
  if (failure && failure.until > now) return failure.failure;
  const running = inFlight.get(refreshToken);
  if (running) return running;
  const renewal = renew(refreshToken).finally(() => inFlight.delete(refreshToken));
  inFlight.set(refreshToken, renewal);
  return renewal;
}

/** Whether this process holds a good token of the sign-in, without asking anybody. */
export function holdsAccess(refreshToken: string): boolean {
  return (held.get(refreshToken)?.until ?? 0) > Date.now();
}

export function forgetAccess(refreshToken: string): void {
  held.delete(refreshToken);
}

/** Checks the tokens of a sign-in that has just happened and keeps the access token. @throws when one of them is not good */
export async function keepAccess({ accessToken, refreshToken, idToken }: Tokens): Promise<void> {
  const { verify } = await oidc();
  const person = await verify(idToken, "client");
  const access = await checked(accessToken);
  if (person.sub !== access.claims.sub) throw new Error("The id token speaks of somebody else than the access token");
  held.set(refreshToken, access);
}

async function checked(accessToken: string): Promise<Access> {
  const { verify } = await oidc();
  const payload = await verify(accessToken, "api");
  return { accessToken, claims: claimsOf(payload), until: (payload.exp ?? 0) * 1000 };
}

async function renew(refreshToken: string): Promise<Access | NoAccess> {
  try {
    const { strategy } = await oidc();
    const tokens = await inTime(strategy.refreshToken(refreshToken));
    const access = await checked(tokens.accessToken());
    held.set(refreshToken, access);
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
