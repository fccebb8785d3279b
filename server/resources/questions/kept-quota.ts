import { sql } from "kysely";
import { cachedFor } from "#server/cached-for.ts";
import type { Parts } from "#server/parts.ts";

/** How many questions of a property are kept on one day (UTC): anybody may send some, each as somebody else. */
export const MOST_KEPT_A_DAY = 10_000;
const KEPT_MILLISECONDS = 5_000;
const HOUR_MILLISECONDS = 3_600_000;

/**
 * Whether a property keeps one more question today, which is counted then. Read from the database every five seconds at most, as with the quota
 * of events (server/events/daily-quota.ts): what other instances keep in between may exceed it.
 */
export function keptQuota({ db, log }: Pick<Parts, "db" | "log">): (propertyId: number) => Promise<boolean> {
  const today = cachedFor(KEPT_MILLISECONDS, async (propertyId) => {
    const { rows } = await sql<{ kept: number }>`
      select count(*)::integer as kept from (
        select from copilot_questions
        where property_id = ${propertyId} and asked_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
        limit ${MOST_KEPT_A_DAY}) counted`.execute(db);
    return { kept: rows[0]?.kept ?? 0 };
  });
  const said = cachedFor(HOUR_MILLISECONDS, async (propertyId) => {
    log.warn(
      { propertyId, questions: MOST_KEPT_A_DAY },
      "a property has as many questions as are kept of one day: more are answered alone",
    );
  });

  return async (propertyId) => {
    const counted = await today(propertyId);
    const hasRoom = counted.kept < MOST_KEPT_A_DAY;
    if (hasRoom) counted.kept++;
    else await said(propertyId);
    return hasRoom;
  };
}
