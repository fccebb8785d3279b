import { brokenPasswordRules } from "#app/domain/access/password.ts";
import type { Database } from "#server/database/tables.ts";
import { endSessions } from "#server/realm/session-life.ts";
import { hashPassword, passwordMatches } from "./password-hash.ts";

export type PasswordChange = { currentPassword: string; newPassword: string; confirmation: string };
/** The kinds of specification 2, section 8, and the rule of section 5. */
export type PasswordProblem = "invalid_existing_password" | "passwords_do_not_match" | "password_invalid";

/** Changes one's own password and ends one's other sign-ins. Returns the problem, or null on success. */
export async function updatePassword(
  db: Database,
  managerId: string,
  session: string | null,
  { currentPassword, newPassword, confirmation }: PasswordChange,
): Promise<PasswordProblem | null> {
  if (newPassword !== confirmation) return "passwords_do_not_match";
  if (brokenPasswordRules(newPassword).length > 0) return "password_invalid";
  const manager = await db.selectFrom("managers").select("password_hash").where("id", "=", managerId).executeTakeFirst();
  if (!(await passwordMatches(manager?.password_hash ?? null, currentPassword))) return "invalid_existing_password";
  const passwordHash = await hashPassword(newPassword);
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("managers").set({ password_hash: passwordHash }).where("id", "=", managerId).execute();
    await trx.deleteFrom("password_resets").where("manager_id", "=", managerId).execute();
    await endSessions(trx, managerId, session);
  });
  return null;
}
