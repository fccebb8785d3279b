import { type RawBuilder, type SqlBool, sql } from "kysely";
import { lookedUp } from "#server/database/looked-up.ts";
import type { Database } from "#server/database/tables.ts";
import { areWanted, type Wanted } from "./wanted.ts";

/**
 * How often each guide of a property was started in the last 30 days, today included, as a query to join by `guide_id`. Based on the
 * daily counts, by the days of the property's time zone.
 */
export function recentStarts(db: Database, propertyId: number) {
  const today = sql<string>`(now() at time zone (select time_zone from properties where id = ${propertyId}))::date`;
  return db
    .selectFrom("guide_days")
    .where("property_id", "=", propertyId)
    .where("day", ">", sql<string>`${today} - 30`)
    .where("day", "<=", today)
    .groupBy("guide_id")
    .select(["guide_id", sql<number>`sum(starts)::float8`.as("starts_in_30_days")]);
}

/** The same as a column of a list of guides. Counted once for the whole list: of some chapters or ids, for these guides alone. */
export function startsOf(db: Database, propertyId: number, { launcher, launchers, ids }: Wanted): RawBuilder<number> {
  const isPart = launcher !== undefined || launchers !== undefined || ids !== undefined;
  const these = sql<SqlBool>`guide_id = any(array(select id from guides where ${areWanted(propertyId, { launcher, launchers, ids })}))`;
  const counted = recentStarts(db, propertyId).$if(isPart, (query) => query.where(these));
  const pairs = db.selectFrom(counted.as("counted")).select(["guide_id as key", "starts_in_30_days as value"]);
  return sql<number>`coalesce(${lookedUp(pairs, sql`guides.id`)}::float8, 0)`;
}

/** The same of one guide. */
export async function recentStartsOf(db: Database, propertyId: number, guideId: number): Promise<number> {
  const row = await recentStarts(db, propertyId).where("guide_id", "=", guideId).executeTakeFirst();
  return row?.starts_in_30_days ?? 0;
}
