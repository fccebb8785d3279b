import { sql } from "kysely";
import { cachedFor } from "#server/cached-for.ts";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";

const KEPT_MILLISECONDS = 5_000;
const HOUR_MILLISECONDS = 3_600_000;
const DAY_MILLISECONDS = 86_400_000;

/** In players, and by open links: whoever has one of these alone cannot use up what the other has. */
export type Way = "player" | "link";

/**
 * How many answers of nobody all instances took of a property since midnight (UTC), by each way: by an open link or in a player that does not know
 * who is there, anybody can send them. Read from the database every five seconds at most, as with the quota of events (server/events/daily-quota.ts).
 */
export function namelessQuota(parts: Counting): NamelessQuota {
  const known = quotas.get(parts.env) ?? begun(parts);
  quotas.set(parts.env, known);
  return known;
}

type Counting = Pick<Parts, "db" | "env" | "log">;
/** One for each instance: players and the public page take from the same. */
const quotas = new WeakMap<Parts["env"], NamelessQuota>();

function begun({ db, env, log }: Counting) {
  const today = cachedFor(KEPT_MILLISECONDS, async (of: `${number} ${Way}`) => {
    const [propertyId, way] = of.split(" ");
    const { rows } = await sql<{ taken: number }>`
      select count(*)::integer as taken from (
        select from message_answers a join impressions i using (property_id, id)
        where a.property_id = ${Number(propertyId)} and a.person = '' and i.by_link = ${way === "link"}
          and a.started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
        limit ${env.NAMELESS_ANSWERS_PER_DAY}) counted`.execute(db);
    return { taken: rows[0]?.taken ?? 0 };
  });
  const said = cachedFor(HOUR_MILLISECONDS, async (propertyId) => {
    log.warn(
      { propertyId, answers: env.NAMELESS_ANSWERS_PER_DAY },
      "a property has as many answers of nobody as are taken on one day: more are refused",
    );
  });

  return {
    /** Counts one more. @throws Refusal 429 `answers_of_day`, until midnight, when it would exceed the quota */
    async take(propertyId: number, way: Way, now = Date.now()): Promise<void> {
      const counted = await today(`${propertyId} ${way}`);
      if (counted.taken >= env.NAMELESS_ANSWERS_PER_DAY) {
        await said(propertyId);
        throw refuse.fullToday(Math.ceil((DAY_MILLISECONDS - (now % DAY_MILLISECONDS)) / 1000));
      }
      counted.taken++;
    },
  };
}
export type NamelessQuota = ReturnType<typeof begun>;
