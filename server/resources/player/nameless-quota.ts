import { sql } from "kysely";
import { refuse } from "#server/http/refusal.ts";
import type { Parts } from "#server/parts.ts";
import { quotaOfDay, secondsLeftToday } from "#server/quota-of-day.ts";

/** In players, and by open links: whoever has one of these alone cannot use up what the other has. */
export type Way = "player" | "link";

/**
 * How many answers of nobody all instances took of a property since midnight (UTC), by each way: by an open link or in a player that does not know
 * who is there, anybody can send them.
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
  const most = env.NAMELESS_ANSWERS_PER_DAY;
  const take = quotaOfDay({
    most,
    async counted(of: `${number} ${Way}`) {
      const [propertyId, way] = of.split(" ");
      const { rows } = await sql<{ taken: number }>`
        select count(*)::integer as taken from (
          select from message_answers
          where property_id = ${Number(propertyId)} and person = '' and by_link = ${way === "link"}
            and started_at >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'
          limit ${most}) counted`.execute(db);
      return rows[0]?.taken ?? 0;
    },
    full(of) {
      const [propertyId, way] = of.split(" ");
      const what = "a property has as many answers of nobody as are taken on one day: more are refused";
      log.warn({ propertyId: Number(propertyId), way, answers: most }, what);
    },
  });

  return {
    /** Counts one more. @throws Refusal 429 `answers_of_day`, until midnight, when it would exceed the quota */
    async take(propertyId: number, way: Way, now = Date.now()): Promise<void> {
      if (!(await take(`${propertyId} ${way}`))) throw refuse.fullToday(secondsLeftToday(now));
    },
  };
}
export type NamelessQuota = ReturnType<typeof begun>;
