import type { Claims } from "#app/domain/access/claims.ts";
import { may } from "#app/domain/access/may.ts";
import { roleForCompany, roleForProperty } from "#app/domain/access/roles.ts";
import type { Database } from "#server/database/tables.ts";
import { claimsFor, type Identity } from "#server/realm/claims.ts";
import { newSecretToken, tokenHash } from "#server/realm/links/secret-token.ts";

const PREFIX = "hr_";

export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/** Replaces the manager's personal token; the old one stops working at once. The new token is shown only now and stored as a hash. */
export async function resetPersonalToken(db: Database, managerId: string): Promise<string> {
  const { token, hash } = newSecretToken(PREFIX);
  const row = { token_hash: hash, created_at: new Date(), last_used_at: null };
  await db
    .insertInto("personal_tokens")
    .values({ manager_id: managerId, ...row })
    .onConflict((clash) => clash.column("manager_id").doUpdateSet(row))
    .execute();
  return token;
}

/** When the manager's personal token was created and last used; null when there is none. */
export async function readPersonalToken(db: Database, managerId: string): Promise<{ createdAt: string; lastUsedAt: string | null } | null> {
  const held = await db
    .selectFrom("personal_tokens")
    .select(["created_at", "last_used_at"])
    .where("manager_id", "=", managerId)
    .executeTakeFirst();
  return held ? { createdAt: held.created_at.toISOString(), lastUsedAt: held.last_used_at?.toISOString() ?? null } : null;
}

/** Who a personal token stands for, or null. Records its use, at most once a minute. */
export async function verifyPersonalToken(db: Database, token: string): Promise<Identity | null> {
  const held = await db
    .selectFrom("personal_tokens")
    .select(["manager_id", "last_used_at"])
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  if (!held) return null;
  if (!held.last_used_at || Date.now() - held.last_used_at.getTime() > 60_000) {
    await db.updateTable("personal_tokens").set({ last_used_at: new Date() }).where("manager_id", "=", held.manager_id).execute();
  }
  return claimsFor(db, held.manager_id);
}

/** Allowed for super admins, and for whoever may edit the personal token page in one of their companies or properties. */
export function mayHoldPersonalToken(claims: Claims): boolean {
  const companies = Object.entries(claims.companyProperties);
  const roles = companies.flatMap(([company, properties]) => [
    roleForCompany(claims, Number(company)),
    ...properties.map((id) => roleForProperty(claims, { id, companyId: Number(company) })),
  ]);
  return claims.superAdmin || roles.some((role) => may(role, "edit", "personal-token"));
}
