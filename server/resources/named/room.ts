import { sql } from "kysely";
import { isLimitReached } from "#app/domain/plan-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { lockProperty } from "#server/resources/content/locks.ts";
import { NAMED, type NamedKind } from "./kinds.ts";

/**
 * Locks the property until the transaction ends, so that what is added or renamed has a name of its own and stays within the plan. No
 * other lock may be held yet. @throws Refusal 404
 */
export async function lockNames(trx: Database, propertyId: number): Promise<void> {
  if (!(await lockProperty(trx, propertyId))) throw refuse.notFound();
}

/** Refuses one more than the plan allows (402), or than there may ever be. The property must be locked. */
export async function requireRoom(db: Database, kind: NamedKind, propertyId: number): Promise<void> {
  const named: { limit?: (typeof NAMED.segments | typeof NAMED.page_segments)["limit"]; most: number; full?: string } = NAMED[kind];
  const { rows } = await sql<{ count: number; limits: Record<string, unknown> }>`
    select (select count(*)::integer from ${sql.table(kind)} where property_id = properties.id) as count, limits
    from properties where id = ${propertyId}`.execute(db);
  const { count = 0, limits = {} } = rows[0] ?? {};
  if (named.limit && isLimitReached(limits[named.limit], count)) throw refuse.limit(named.limit, limits[named.limit]);
  if (count < named.most) return;
  throw named.limit ? refuse.limit(named.limit, named.most) : refuse.conflict(named.full ?? "");
}
