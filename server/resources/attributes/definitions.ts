import { sql } from "kysely";
import { isLimitReached } from "#app/domain/plan-limits.ts";
import type { DataType } from "#app/domain/users/attribute.ts";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import type { Database } from "#server/database/tables.ts";
import { lockDefinitions, type Owner, roomOf, seenBy } from "./owner.ts";

/** The types of the attributes that an owner sees, by key; archived ones too. */
export async function storedTypes(db: Database, owner: Owner, keys?: string[]): Promise<Map<string, DataType>> {
  const named = keys ? sql`and key = any(${keys}::text[])` : sql``;
  const { rows } = await sql<{ key: string; data_type: DataType }>`
    select key, data_type from attributes where ${seenBy(owner)} ${named}`.execute(db);
  return new Map(rows.map(({ key, data_type }) => [key, data_type]));
}

/** The attributes that an owner sees and that are not archived, by key. */
export async function storedAttributes(db: Database, owner: Owner): Promise<{ key: string; display_name: string; data_type: DataType }[]> {
  const { rows } = await sql<{ key: string; display_name: string; data_type: DataType }>`
    select distinct on (key) key, display_name, data_type from attributes where ${seenBy(owner)} and status = 'public'
    order by key, property_id nulls first`.execute(db);
  return rows;
}

type Fresh = { key: string; type: DataType };

/**
 * Defines attributes for keys that arrived for the first time, as long as there is room for them; those beyond the plan's limit are archived,
 * so that their values are kept all the same. @returns the types that the keys now have; those without room have none
 */
export async function defineFresh(db: Database, owner: Owner, fresh: Fresh[]): Promise<Map<string, DataType>> {
  const keys = fresh.map(({ key }) => key);
  return db.transaction().execute(async (trx) => {
    await lockDefinitions(trx, owner.companyId);
    const known = await storedTypes(trx, owner, keys);
    const { all, live, limit } = await roomOf(trx, owner);
    const added = fresh.filter(({ key }) => !known.has(key)).slice(0, Math.max(0, PERSON_LIMITS.names - all));
    if (added.length > 0) {
      await trx
        .insertInto("attributes")
        .values(
          added.map(({ key, type }, index) => ({
            company_id: owner.companyId,
            property_id: owner.propertyId,
            key,
            data_type: type,
            status: isLimitReached(limit, live + index) ? ("private" as const) : ("public" as const),
          })),
        )
        .execute();
    }
    return new Map([...known, ...added.map(({ key, type }): [string, DataType] => [key, type])]);
  });
}
