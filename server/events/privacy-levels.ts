import { stylingsOf } from "#app/domain/player/stylings.ts";
import { cachedFor } from "#server/cached-for.ts";
import type { Database } from "#server/database/tables.ts";

const KEPT_MILLISECONDS = 10_000;

/** The privacy level of a property, null when there is no such property; cached for ten seconds, so that a batch costs no query. */
export function privacyLevels(db: Database): (propertyId: number) => Promise<number | null> {
  return cachedFor(KEPT_MILLISECONDS, async (propertyId) => {
    const row = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
    return row ? stylingsOf(row.stylings).privacyLevel : null;
  });
}
