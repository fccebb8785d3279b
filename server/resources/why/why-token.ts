import { REASONS_LANGUAGES, type ReasonsLanguage, WHY_MARK } from "#app/domain/player/reasons.ts";
import type { Env } from "#server/env.ts";
import { derivedSecret } from "#server/realm/keys.ts";
import { readSignedText, signText } from "#server/signed-text.ts";

const MILLISECONDS = 15 * 60_000;
/** The length with the largest numbers; anything longer is not ours. */
const MOST_CHARACTERS = 120;

export type WhyToken = { propertyId: number; language: ReasonsLanguage };

const secretOf = (env: Pick<Env, "COOKIE_KEYS">) => derivedSecret(env.COOKIE_KEYS[0]!, "handrail why");

/**
 * A token by which a player says for 15 minutes why it shows what it shows: `why-property.end.language`, the numbers in base 36, the end in
 * epoch milliseconds. Whoever holds it reads the names of segments and tags and what decides on anybody whom the player can name.
 */
export function signWhyToken(env: Pick<Env, "COOKIE_KEYS">, { propertyId, language }: WhyToken, now: number) {
  const end = now + MILLISECONDS;
  const said = `${WHY_MARK}${propertyId.toString(36)}.${end.toString(36)}.${language}`;
  return { token: signText(secretOf(env), said), expiresAt: new Date(end).toISOString() };
}

/** What the token lets its holder read; null for one that was changed, has expired or is malformed. */
export function readWhyToken(env: Pick<Env, "COOKIE_KEYS">, token: string, now: number): WhyToken | null {
  const said = readSignedText(secretOf(env), token, MOST_CHARACTERS);
  if (!said?.startsWith(WHY_MARK)) return null;
  const [property = "", end = "", written] = said.slice(WHY_MARK.length).split(".");
  const language = REASONS_LANGUAGES.find((each) => each === written);
  return language && Number.parseInt(end, 36) > now ? { propertyId: Number.parseInt(property, 36), language } : null;
}
