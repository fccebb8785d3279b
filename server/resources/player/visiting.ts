import { z } from "zod";
import { EVENT_LIMITS } from "#app/domain/analytics/event-catalogue.ts";
import { isStorable } from "#app/domain/storable-text.ts";
import type { Env } from "#server/env.ts";
import type { Visitor } from "#server/resources/segments/person-facts.ts";
import { readPass } from "./pass.ts";
import type { PlayerProperty } from "./player-property.ts";

const key = z
  .string()
  .min(1, "text_error_missing")
  .max(EVENT_LIMITS.key, "text_error_too_long")
  .refine(isStorable, "text_error_unstorable");

/** Who is there, as a player says it: the user's key with what proves it, or the id of an anonymous visitor; nothing for nobody. */
export const visiting = {
  user: key.optional(),
  anonymous: z.guid("text_error_invalid").toLowerCase().optional(),
  pass: z.string().max(2000).optional(),
};
const shape = z.object(visiting);

/** The user segments of somebody, by id. */
export type SegmentsOf = (propertyId: number, visitor: Visitor | null) => Promise<number[]>;

/**
 * Whom a player's call is for; null for nobody: of a property at privacy level 0, of somebody who is not proved where that is asked for,
 * and of somebody without a name.
 */
export function visitorOf(
  env: Pick<Env, "COOKIE_KEYS">,
  propertyId: number,
  { privacyLevel, secret }: PlayerProperty,
  { user, anonymous, pass }: z.output<typeof shape>,
): Visitor | null {
  if (privacyLevel < 1) return null;
  if (user === undefined) return anonymous === undefined ? null : { id: anonymous, isAnonymous: true };
  const isProved = secret === null || readPass(env, propertyId, pass ?? "", Date.now()) === user;
  return isProved ? { id: user, isAnonymous: false } : null;
}
