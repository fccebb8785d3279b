import { sql } from "kysely";
import type { Parts } from "#server/parts.ts";
import { lockOrder } from "./lock-order.ts";

const PAUSE_MILLISECONDS = 1000;
/** Visits that wait at once. Beyond it they are not noted: the rollup of events notes them too. */
const MOST_WAITING = 50_000;

/**
 * Notes that people of companies were seen just now. Many are one write a second later, so that no call pays for a second row; what a crash
 * takes with it is that second.
 */
export function createVisits({ db, log }: Pick<Parts, "db" | "log">): (companyUserId: number) => void {
  let waiting = new Set<number>();
  return (companyUserId) => {
    if (waiting.size === 0) setTimeout(() => void write(), PAUSE_MILLISECONDS).unref();
    if (waiting.size < MOST_WAITING) waiting.add(companyUserId);
  };

  async function write(): Promise<void> {
    const ids = [...waiting];
    waiting = new Set();
    await sql`
      with seen as materialized (
        select id from company_users where id = any(${ids}::integer[]) and (last_seen_at is null or last_seen_at < now() - interval '1 minute')
        order by ${lockOrder("public_id")} for update)
      update company_users set last_seen_at = now(), first_seen_at = coalesce(first_seen_at, now()) where id in (select id from seen)`
      .execute(db)
      .catch((error) => log.warn({ err: error }, "it could not be noted that people were seen"));
  }
}
