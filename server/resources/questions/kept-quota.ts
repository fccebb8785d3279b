import { sql } from "kysely";
import type { Parts } from "#server/parts.ts";
import { quotaOfDay } from "#server/quota-of-day.ts";

/** How many questions of a property are kept on one day (UTC): anybody may send some, each as somebody else. */
const MOST_KEPT_A_DAY = 10_000;

/** Whether a property keeps one more question today, which is counted then. */
export const keptQuota = ({ db, log }: Pick<Parts, "db" | "log">): ((propertyId: number) => Promise<boolean>) =>
  quotaOfDay({
    most: MOST_KEPT_A_DAY,
    async counted(propertyId: number) {
      const { rows } = await sql<{ kept: number }>`
        select count(*)::integer as kept from (
          select from copilot_questions
          where property_id = ${propertyId} and asked_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
          limit ${MOST_KEPT_A_DAY}) counted`.execute(db);
      return rows[0]?.kept ?? 0;
    },
    full: (propertyId) =>
      log.warn(
        { propertyId, questions: MOST_KEPT_A_DAY },
        "a property has as many questions as are kept of one day: more are answered alone",
      ),
  });
