import type { ParsedBody } from "#app/contracts/call.ts";
import { MOST_SUBSCRIPTIONS, type managerCalls } from "#app/contracts/managers.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/** Saves a manager's own settings; subscriptions that are not named stay as they are. Does nothing for somebody without a row. */
export async function updateManager(db: Database, managerId: string, body: ParsedBody<typeof managerCalls.updateMe>): Promise<void> {
  const { config: wanted, ...plain } = body;
  if (!wanted && Object.keys(plain).length === 0) return;
  await db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("managers").select("config").where("id", "=", managerId).forUpdate().executeTakeFirst();
    if (!row) return;
    const emailSubscriptions = { ...(row.config.emailSubscriptions as object | undefined), ...wanted?.emailSubscriptions };
    if (Object.keys(emailSubscriptions).length > MOST_SUBSCRIPTIONS) {
      throw refuse.invalid([{ path: "config.emailSubscriptions", code: "text_error_too_long" }]);
    }
    const config = wanted && { config: JSON.stringify({ ...row.config, emailSubscriptions }) };
    await trx
      .updateTable("managers")
      .set({ ...plain, ...config })
      .where("id", "=", managerId)
      .execute();
  });
}
