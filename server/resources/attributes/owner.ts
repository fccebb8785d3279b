import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isLimitReached } from "#app/domain/plan-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, propertiesFor } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";

/** Who defines an attribute: a property, or with null its company for all of its properties. */
export type Owner = { companyId: number; propertyId: number | null };

export const ownerOf = ({ companyId, propertyId }: Caller): Owner => ({ companyId, propertyId: propertyId || null });

/** The properties whose refused values a caller may see: the one asked about, those whose users they may see, or all of the company (null). */
export function propertiesSeenBy(caller: Caller): number[] | null {
  return caller.propertyId ? [caller.propertyId] : propertiesFor(caller, "view", "users");
}

/** The attributes of an owner alone. */
export function definedBy({ companyId, propertyId }: Owner): RawBuilder<SqlBool> {
  return sql<SqlBool>`(attributes.company_id = ${companyId} and attributes.property_id is not distinct from ${propertyId}::integer)`;
}

/** The attributes that hold for an owner: a property's own and its company's. */
export function seenBy({ companyId, propertyId }: Owner): RawBuilder<SqlBool> {
  const own = propertyId === null ? sql`` : sql`or attributes.property_id = ${propertyId}`;
  return sql<SqlBool>`(attributes.company_id = ${companyId} and (attributes.property_id is null ${own}))`;
}

/**
 * Locks the definitions of a company and all of its properties until the transaction ends. Without it, two could add the same key, or
 * exceed a plan limit together. No other lock may be held yet.
 */
export async function lockDefinitions(trx: Database, companyId: number): Promise<void> {
  await trx.selectFrom("companies").select("id").where("id", "=", companyId).forNoKeyUpdate().executeTakeFirst();
}

/** How many attributes an owner has, how many of them are not archived, and how many of these its plan allows. */
export async function roomOf(db: Database, owner: Owner): Promise<{ all: number; live: number; limit: unknown }> {
  const limits =
    owner.propertyId === null
      ? sql`(select limits from companies where id = ${owner.companyId})`
      : sql`(select limits from properties where id = ${owner.propertyId})`;
  const { rows } = await sql<{ all: number; live: number; limit: unknown }>`
    select count(*)::integer as "all", (count(*) filter (where status = 'public'))::integer as live, ${limits} -> 'public_attribute' as "limit"
    from attributes where ${definedBy(owner)}`.execute(db);
  return rows[0]!;
}

/** Refuses (402) one more attribute that is not archived, if the owner's plan allows none. */
export async function requireRoom(db: Database, owner: Owner): Promise<void> {
  const { live, limit } = await roomOf(db, owner);
  if (isLimitReached(limit, live)) throw refuse.limit("public_attribute", limit);
}
