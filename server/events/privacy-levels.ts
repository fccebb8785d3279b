import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "../database/tables.ts";

const KEPT_MILLISECONDS = 10_000;

/** The privacy level of a property, null when there is none; remembered for ten seconds, so that a batch costs no query. */
export function privacyLevels(db: Database): (propertyId: number) => Promise<number | null> {
  const known = new Map<number, { level: number | null; until: number }>();
  return async (propertyId) => {
    const now = Date.now();
    const kept = known.get(propertyId);
    if (kept && kept.until > now) return kept.level;
    const row = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
    const level = row ? stylingsOf(row.stylings).privacyLevel : null;
    if (known.size > 10_000) known.clear();
    known.set(propertyId, { level, until: now + KEPT_MILLISECONDS });
    return level;
  };
}
