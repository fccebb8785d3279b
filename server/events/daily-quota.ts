import { sql } from "kysely";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { quotaOfDay, secondsLeftToday } from "#server/quota-of-day.ts";

/** How many events of a property all instances stored since midnight (UTC). */
export function dailyQuota({ db, env, log }: Omit<Parts, "pool">) {
  const take = quotaOfDay({
    most: env.EVENTS_PER_DAY,
    async counted(propertyId: number) {
      const { rows } = await sql<{ stored: number }>`
        select (coalesce((select stored from event_days where day = (now() at time zone 'UTC')::date and property_id = ${propertyId}), 0)
          + coalesce((select sum(rows) from event_batches where property_id = ${propertyId}
              and received_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'), 0))::float8 as stored`.execute(db);
      return rows[0]?.stored ?? 0;
    },
    full: (propertyId) =>
      log.warn({ propertyId, events: env.EVENTS_PER_DAY }, "a property has as many events as are stored on one day: more are refused"),
  });

  return {
    /** Counts `rows` more. @throws Refusal 429, until midnight, when they would exceed the quota */
    async take(propertyId: number, rows: number, now = Date.now()): Promise<void> {
      if (!(await take(propertyId, rows))) throw refuse.tooMany(secondsLeftToday(now));
    },
  };
}
