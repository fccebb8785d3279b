import type { Env } from "#server/env.ts";
import { derivedSecret } from "#server/realm/keys.ts";
import { readSignedText, signText } from "#server/signed-text.ts";

const MILLISECONDS = 15 * 60_000;
/** The length with the largest numbers; anything longer is not ours. */
const MOST_CHARACTERS = 120;

export type DraftToken = { propertyId: number; guideId: number };

const secretOf = (env: Pick<Env, "COOKIE_KEYS">) => derivedSecret(env.COOKIE_KEYS[0]!, "handrail draft preview");

/** A token by which the draft of one guide can be read for 15 minutes: `property.guide.end`, the end in epoch milliseconds, base 36 each. */
export function signDraftToken(env: Pick<Env, "COOKIE_KEYS">, { propertyId, guideId }: DraftToken, now: number) {
  const end = now + MILLISECONDS;
  const said = [propertyId, guideId, end].map((part) => part.toString(36)).join(".");
  return { token: signText(secretOf(env), said), expiresAt: new Date(end).toISOString() };
}

/** What the token lets its holder read; null for one that was changed, has expired or is malformed. */
export function readDraftToken(env: Pick<Env, "COOKIE_KEYS">, token: string, now: number): DraftToken | null {
  const said = readSignedText(secretOf(env), token, MOST_CHARACTERS);
  if (said === null) return null;
  const [propertyId = 0, guideId = 0, end = 0] = said.split(".").map((part) => Number.parseInt(part, 36));
  return end > now ? { propertyId, guideId } : null;
}
