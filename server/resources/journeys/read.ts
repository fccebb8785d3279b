import { sql } from "kysely";
import type { WireJourney } from "#app/contracts/journeys.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/** The journeys of a property by name. */
export async function listJourneys(db: Database, propertyId: number): Promise<WireJourney[]> {
  const rows = await journeysOf(db, propertyId).orderBy(lowered(sql`journeys.name`)).orderBy("journeys.id").execute();
  return rows.map(toWireJourney);
}

/** One journey. @throws Refusal 404 */
export async function readJourney(db: Database, propertyId: number, id: number): Promise<WireJourney> {
  return toWireJourney(await journeysOf(db, propertyId).where("journeys.id", "=", id).executeTakeFirstOrThrow(refuse.notFound));
}

function journeysOf(db: Database, propertyId: number) {
  return db
    .selectFrom("journeys")
    .innerJoin("tags as first", "first.id", "journeys.start_tag_id")
    .innerJoin("tags as last", "last.id", "journeys.end_tag_id")
    .selectAll("journeys")
    .select(["first.name as first_name", "last.name as last_name"])
    .where("journeys.property_id", "=", propertyId);
}

function toWireJourney(row: Awaited<ReturnType<ReturnType<typeof journeysOf>["execute"]>>[number]): WireJourney {
  return {
    id: row.id,
    name: row.name,
    startTag: { id: row.start_tag_id, name: row.first_name },
    endTag: { id: row.end_tag_id, name: row.last_name },
    windowSeconds: row.window_seconds,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    revision: row.revision,
  };
}
