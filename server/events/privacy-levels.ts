import { stylingsOf } from "#app/domain/player/stylings.ts";
import type { Database } from "#server/database/tables.ts";
import { remembered } from "#server/remembered.ts";

const KEPT_MILLISECONDS = 10_000;

/** The privacy level of a property, null when there is none; remembered for ten seconds, so that a batch costs no query. */
export function privacyLevels(db: Database): (propertyId: number) => Promise<number | null> {
  return remembered(KEPT_MILLISECONDS, async (propertyId) => {
    const row = await db.selectFrom("properties").select("stylings").where("id", "=", propertyId).executeTakeFirst();
    return row ? stylingsOf(row.stylings).privacyLevel : null;
  });
}
