import { sql } from "kysely";
import type { Answer } from "#app/contracts/call.ts";
import type { userCalls } from "#app/contracts/users.ts";
import type { Database } from "#server/database/tables.ts";

type Counts = Answer<typeof userCalls.getIdentification>;

/** What became of the identify calls of a property in the last 30 days, today (UTC) among them. */
export async function identificationOf(db: Database, propertyId: number): Promise<Counts> {
  const rows = await db
    .selectFrom("identify_days")
    .select(["outcome", sql<string>`sum(count)`.as("count")])
    .where("property_id", "=", propertyId)
    .where("day", ">", sql<string>`(now() at time zone 'UTC')::date - 30`)
    .groupBy("outcome")
    .execute();
  const counts: Counts = { kept: 0, unsigned: 0, signature: 0, expired: 0 };
  for (const { outcome, count } of rows) counts[outcome] = Number(count);
  return counts;
}
