import { sql } from "kysely";
import type { Database, DatabaseTransaction } from "#server/database/tables.ts";
import { newSecretToken, tokenHash } from "./secret-token.ts";

export type InvitedRole = { role: "admin" | "moderator" | "contributor"; targetType: "company" | "property"; targetId: number };
export type OpenInvite = { email: string; companyId: number; company: string; roles: InvitedRole[] };

const DAYS = 7;

/** Invites an address to a company, for seven days. Returns the token, which is stored only as a hash. `email` must be in lower case. */
export async function createInvite(db: Database, companyId: number, email: string, roles: InvitedRole[]): Promise<string> {
  const { token, hash } = newSecretToken();
  await db
    .insertInto("invites")
    .values({
      token_hash: hash,
      company_id: companyId,
      email,
      roles: JSON.stringify(roles),
      expires_at: new Date(Date.now() + DAYS * 86_400_000),
    })
    .execute();
  return token;
}

/** The invite of a token, or null when it is unknown, used, withdrawn or expired. */
export async function openInvite(db: Database | DatabaseTransaction, token: string): Promise<OpenInvite | null> {
  const row = await db
    .selectFrom("invites")
    .innerJoin("companies", "companies.id", "invites.company_id")
    .select(["invites.email", "invites.company_id", "invites.roles", "companies.name"])
    .where("token_hash", "=", tokenHash(token))
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return row ? { email: row.email, companyId: row.company_id, company: row.name, roles: row.roles as InvitedRole[] } : null;
}

/** Marks the invite as used; false if somebody else was first. */
export async function takeInvite(trx: DatabaseTransaction, token: string): Promise<boolean> {
  const taken = await trx
    .updateTable("invites")
    .set({ accepted_at: new Date() })
    .where("token_hash", "=", tokenHash(token))
    .where("accepted_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/**
 * Gives a manager the roles of an invite, which replace existing roles on the same targets. Targets outside the invite's company are
 * ignored.
 */
export async function assignRoles(trx: DatabaseTransaction, managerId: string, invite: OpenInvite): Promise<void> {
  const owned = await trx.selectFrom("properties").select("id").where("company_id", "=", invite.companyId).execute();
  const properties = new Set(owned.map(({ id }) => id));
  const within = ({ targetType, targetId }: InvitedRole) =>
    targetType === "company" ? targetId === invite.companyId : properties.has(targetId);
  for (const { role, targetType, targetId } of invite.roles.filter(within)) {
    await trx
      .insertInto("role_assignments")
      .values({ manager_id: managerId, role, target_type: targetType, target_id: targetId })
      .onConflict((clash) => clash.columns(["manager_id", "target_type", "target_id"]).doUpdateSet({ role }))
      .execute();
  }
}
