import { createHmac, timingSafeEqual } from "node:crypto";
import type { Env } from "#server/env.ts";
import { derivedSecret } from "#server/realm/keys.ts";

const MILLISECONDS = 15 * 60_000;
/** The length with the largest numbers; anything longer is not ours. */
const MOST_CHARACTERS = 120;

export type DraftToken = { propertyId: number; guideId: number };

/** The signed text and its signature: `property.guide.end`, the end in epoch milliseconds, base 36 each. */
const signature = (env: Pick<Env, "COOKIE_KEYS">, said: string) =>
  createHmac("sha256", derivedSecret(env.COOKIE_KEYS[0]!, "handrail draft preview")).update(said).digest("base64url");

/** A token by which the draft of one guide can be read for 15 minutes. */
export function signDraftToken(env: Pick<Env, "COOKIE_KEYS">, { propertyId, guideId }: DraftToken, now: number) {
  const end = now + MILLISECONDS;
  const said = [propertyId, guideId, end].map((part) => part.toString(36)).join(".");
  return { token: `${said}.${signature(env, said)}`, expiresAt: new Date(end).toISOString() };
}

/** What the token lets its holder read; null for one that was changed, has expired or is malformed. */
export function readDraftToken(env: Pick<Env, "COOKIE_KEYS">, token: string, now: number): DraftToken | null {
  if (token.length > MOST_CHARACTERS) return null;
  const at = token.lastIndexOf(".");
  const said = token.slice(0, Math.max(0, at));
  const [given, wanted] = [Buffer.from(token.slice(at + 1)), Buffer.from(signature(env, said))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const [propertyId = 0, guideId = 0, end = 0] = said.split(".").map((part) => Number.parseInt(part, 36));
  return end > now ? { propertyId, guideId } : null;
}
