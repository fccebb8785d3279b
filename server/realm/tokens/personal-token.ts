import { randomBytes, randomUUID } from "node:crypto";
import type { Claims } from "#app/domain/access/claims.ts";
import { may } from "#app/domain/access/may.ts";
import { roleForCompany, roleForProperty } from "#app/domain/access/roles.ts";
import type { Database } from "#server/database/tables.ts";
import { onlyOnce, type Write } from "#server/http/only-once.ts";
import { refuse } from "#server/http/refusal.ts";
import { claimsFor, type Identity } from "#server/realm/claims.ts";
import { derivedSecret } from "#server/realm/keys.ts";
import { tokenHash } from "#server/realm/links/secret-token.ts";

const PREFIX = "hr_";

export function isPersonalToken(bearer: string): boolean {
  return bearer.startsWith(PREFIX);
}

/**
 * Replaces the manager's personal token; the old one stops working at once. The new token is shown only now and stored as a hash.
 * @param random 256 bits
 */
export async function resetPersonalToken(db: Database, managerId: string, random = randomBytes(32).toString("base64url")): Promise<string> {
  const token = PREFIX + random;
  const row = { token_hash: tokenHash(token), created_at: new Date(), last_used_at: null };
  await db
    .insertInto("personal_tokens")
    .values({ manager_id: managerId, ...row })
    .onConflict((clash) => clash.column("manager_id").doUpdateSet(row))
    .execute();
  return token;
}

/**
 * The same for a form, which gives one token however often it is sent. What is kept for its key is a seed, from which only `secret` makes the
 * token, so that the token itself is stored nowhere.
 * @throws Refusal 409 when the token of that form is no longer the manager's
 */
export async function resetPersonalTokenOnce(db: Database, write: Write, secret: string): Promise<string> {
  const { managerId } = write;
  const randomOf = (seed: string) => derivedSecret(secret, `${managerId} ${seed}`);
  const { body } = await onlyOnce(db, write, async () => {
    const seed = randomUUID();
    await resetPersonalToken(db, managerId, randomOf(seed));
    return { status: 200, body: seed };
  });
  const token = PREFIX + randomOf(body ?? "");
  const held = await db.selectFrom("personal_tokens").select("token_hash").where("manager_id", "=", managerId).executeTakeFirst();
  if (held?.token_hash !== tokenHash(token)) throw refuse.conflict("done_before");
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
