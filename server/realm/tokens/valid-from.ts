import { cachedFor } from "#server/cached-for.ts";
import type { Database } from "#server/database/tables.ts";

const KEPT_MILLISECONDS = 1000;

/**
 * Whether a manager's signed token is still valid: the manager exists and has not chosen a new password by link since.
 * Read from the database at most once a second per manager. `issued` in milliseconds.
 */
export function countsStill(db: Database): (managerId: string, issued: number) => Promise<boolean> {
  const validFrom = cachedFor(KEPT_MILLISECONDS, async (managerId: string) => {
    const row = await db.selectFrom("managers").select("tokens_valid_from").where("id", "=", managerId).executeTakeFirst();
    return row ? (row.tokens_valid_from?.getTime() ?? 0) : null;
  });
  return async (managerId, issued) => {
    const from = await validFrom(managerId);
    return from !== null && issued >= from;
  };
}
