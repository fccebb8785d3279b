import type { Database } from "#server/database/tables.ts";
import { remembered } from "#server/remembered.ts";

const KEPT_MILLISECONDS = 1000;

/**
 * Whether a manager's signed token still counts: the manager exists, and no password was chosen by a link since.
 * Asked of the database at most once a second for each manager. `issued` in milliseconds.
 */
export function countsStill(db: Database): (managerId: string, issued: number) => Promise<boolean> {
  const validFrom = remembered(KEPT_MILLISECONDS, async (managerId: string) => {
    const row = await db.selectFrom("managers").select("tokens_valid_from").where("id", "=", managerId).executeTakeFirst();
    return row ? (row.tokens_valid_from?.getTime() ?? 0) : null;
  });
  return async (managerId, issued) => {
    const from = await validFrom(managerId);
    return from !== null && issued >= from;
  };
}
