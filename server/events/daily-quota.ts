import { sql } from "kysely";
import { cachedFor } from "#server/cached-for.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";

const KEPT_MILLISECONDS = 5_000;
const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 86_400_000;

/**
 * How many events of a property all instances stored since midnight (UTC). Read from the database every five seconds at most, so what
 * other instances store in between may exceed the quota.
 */
export function dailyQuota({ db, env, log }: Omit<Parts, "pool">) {
  const today = cachedFor(KEPT_MILLISECONDS, async (propertyId) => {
    const { rows } = await sql<{ stored: number }>`
      select (coalesce((select stored from event_days where day = (now() at time zone 'UTC')::date and property_id = ${propertyId}), 0)
        + coalesce((select sum(rows) from event_batches where property_id = ${propertyId}
            and received_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'), 0))::float8 as stored`.execute(db);
    return { stored: rows[0]?.stored ?? 0 };
  });
  const said = cachedFor(HOUR_MILLISECONDS, async (propertyId) => {
    log.warn({ propertyId, events: env.EVENTS_PER_DAY }, "a property has as many events as are stored on one day: more are refused");
  });

  return {
    /** Counts `rows` more. @throws Refusal 429, until midnight, when they would exceed the quota */
    async take(propertyId: number, rows: number, now = Date.now()): Promise<void> {
      const counted = await today(propertyId);
      if (counted.stored + rows > env.EVENTS_PER_DAY) {
        await said(propertyId);
        throw refuse.tooMany(Math.ceil((DAY_MILLISECONDS - (now % DAY_MILLISECONDS)) / 1000));
      }
      counted.stored += rows;
    },
  };
}
