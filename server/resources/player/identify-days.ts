import { sql } from "kysely";
import type { Parts } from "#server/parts.ts";
import type { Unproved } from "./proof.ts";

const PAUSE_MILLISECONDS = 1000;

/**
 * Counts identify calls per property, day (UTC) and outcome. Many calls are one write a second later, so that none waits for the row that
 * they share; what a crash takes with it is that second.
 */
export function createIdentifyDays({ db, log }: Pick<Parts, "db" | "log">): (propertyId: number, outcome: "kept" | Unproved) => void {
  let counts = new Map<string, number>();
  return (propertyId, outcome) => {
    if (counts.size === 0) setTimeout(() => void write(), PAUSE_MILLISECONDS).unref();
    const key = `${propertyId} ${outcome}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };

  async function write(): Promise<void> {
    const rows = [...counts].map(([key, count]) => [...key.split(" "), count]);
    counts = new Map();
    await sql`
      insert into identify_days as known (day, property_id, outcome, count)
      select (now() at time zone 'UTC')::date, said.property_id, said.outcome, said.count
      from unnest(${rows.map(([id]) => Number(id))}::integer[], ${rows.map(([, outcome]) => outcome)}::text[],
        ${rows.map(([, , count]) => count)}::bigint[]) as said (property_id, outcome, count)
      order by 2, 3
      on conflict (day, property_id, outcome) do update set count = known.count + excluded.count`
      .execute(db)
      .catch((error) => log.warn({ err: error }, "identify calls could not be counted"));
  }
}
