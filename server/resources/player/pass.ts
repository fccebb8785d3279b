import type { Env } from "#server/env.ts";
import { derivedSecret } from "#server/realm/keys.ts";
import { readSignedText, signText } from "#server/signed-text.ts";

/** A pass says who a player's person is: the player proves them by it with every batch of events, and asks for another in time. */
export const PASS_SECONDS = 3600;
/** That of a link, which identifies once: the player cannot ask for another. */
export const LINK_PASS_SECONDS = 12 * 3600;
const MOST_CHARACTERS = 2000;

type Keys = Pick<Env, "COOKIE_KEYS">;
const secretOf = (key: string) => derivedSecret(key, "handrail identify pass");

/** `property.end.user`, the end in epoch milliseconds, the numbers in base 36 and the user in base64url. */
export function signPass(env: Keys, propertyId: number, user: string, end: number): string {
  const said = `${propertyId.toString(36)}.${end.toString(36)}.${Buffer.from(user).toString("base64url")}`;
  return signText(secretOf(env.COOKIE_KEYS[0]!), said);
}

/** Whom a pass proves in a property; null for one that was changed, has expired, is of another property or malformed. */
export function readPass(env: Keys, propertyId: number, pass: string, now: number): string | null {
  for (const key of env.COOKIE_KEYS) {
    const [property = "", end = "", user = ""] = readSignedText(secretOf(key), pass, MOST_CHARACTERS)?.split(".") ?? [];
    if (property === propertyId.toString(36) && Number.parseInt(end, 36) > now) return Buffer.from(user, "base64url").toString();
  }
  return null;
}
