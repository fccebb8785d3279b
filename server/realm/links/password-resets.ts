import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { hashPassword } from "#server/realm/passwords/password-hash.ts";
import { endSessions } from "#server/realm/session-life.ts";
import { newSecretToken, tokenHash } from "./secret-token.ts";

/**
 * Makes the secret of a reset link for the account of an address: valid once, for one hour; replaces older ones. Null when there is no
 * such account.
 */
export async function createReset(db: Database, email: string): Promise<{ token: string; language: string | null } | null> {
  const manager = await db.selectFrom("managers").select(["id", "language"]).where("email", "=", email).executeTakeFirst();
  if (!manager) return null;
  const { token, hash } = newSecretToken();
  await db.deleteFrom("password_resets").where("manager_id", "=", manager.id).execute();
  await db
    .insertInto("password_resets")
    .values({ token_hash: hash, manager_id: manager.id, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  return { token, language: manager.language };
}

export async function resetIsOpen(db: Database, token: string): Promise<boolean> {
  const row = await db
    .selectFrom("password_resets")
    .select("manager_id")
    .where("token_hash", "=", tokenHash(token))
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return Boolean(row);
}

/**
 * Sets the password of an open reset and ends all sign-ins and tokens of the account, personal ones included. Returns its address, or null
 * when the link is no longer valid.
 */
export async function redeemReset(db: Database, token: string, password: string): Promise<string | null> {
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable("password_resets")
      .set({ used_at: new Date() })
      .where("token_hash", "=", tokenHash(token))
      .where("used_at", "is", null)
      .where("expires_at", ">", sql<Date>`now()`)
      .returning("manager_id")
      .executeTakeFirst();
    if (!used) return null;
    const manager = await trx
      .updateTable("managers")
      .set({ password_hash: passwordHash, tokens_valid_from: new Date() })
      .where("id", "=", used.manager_id)
      .returning("email")
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("personal_tokens").where("manager_id", "=", used.manager_id).execute();
    await endSessions(trx, used.manager_id, null);
    return manager.email;
  });
}
