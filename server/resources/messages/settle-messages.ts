import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

const AT_ONCE = 100;

/**
 * Makes messages public whose start has come, and used whose end has (specification 1, section 4). What people see is decided by the times
 * themselves: this is for lists and for what is counted. Nobody changed them, so that who did last stays. @returns how many there were
 */
export async function settleMessages(db: Database): Promise<number> {
  const { numAffectedRows } = await sql`
    update messages set visibility = case when max_time <= now() then 'used' else 'public' end, updated_at = now(),
      unpublished_at = case when max_time <= now() then max_time else unpublished_at end
    where id in (
      select id from messages where (visibility = 'scheduled' and min_time <= now()) or (visibility in ('public', 'scheduled') and max_time <= now())
      limit ${AT_ONCE} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0);
}
