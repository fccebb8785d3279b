import { type RawBuilder, sql } from "kysely";
import { DATA_TYPES } from "#app/domain/users/attribute.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { type Caller, propertiesFor } from "#server/http/caller.ts";
import type { AttributeRecord } from "./store.ts";

/** What filters ask of a person under this key is no attribute (app/domain/segments/operators.ts). */
const NO_ATTRIBUTE = "customerId";

/** The user segments of the company that the caller may see, once for each attribute that one of their filters names. */
function asked(caller: Caller): RawBuilder<{ id: number; name: string; property: number; key: string }> {
  const seen = propertiesFor(caller, "view", "users");
  return sql`
    select distinct segments.id, segments.name, segments.property_id as property, filter ->> 'key' as key
    from properties join segments on segments.property_id = properties.id
      cross join lateral jsonb_path_query(segments.filter_groups, '$[*].filters[*]') as filter
    where properties.company_id = ${caller.companyId} and ${seen === null ? sql`true` : sql`properties.id = any(${seen}::integer[])`}
      and filter ->> 'type' = any(${[...DATA_TYPES]}::text[]) and filter ->> 'key' <> ${NO_ATTRIBUTE}`;
}

/** How many user segments ask for each attribute; `property_id` is null for those of the company, which all of its properties share. */
export function segmentsPerAttribute(caller: Caller): RawBuilder<{ property_id: number | null; key: string; segments: number }> {
  return sql`
    select property as property_id, key, count(*)::integer as segments from (${asked(caller)}) as asked
    group by grouping sets ((property, key), (key))`;
}

/** The user segments that ask for an attribute, by name, with their properties. */
export async function segmentsUsing(db: Database, caller: Caller, { key, property_id }: Pick<AttributeRecord, "key" | "property_id">) {
  const { rows } = await sql<{ id: number; name: string; property: number }>`
    select id, name, property from (${asked(caller)}) as asked
    where key = ${key} and coalesce(${property_id}::integer, property) = property order by ${lowered(sql`name`)}, id`.execute(db);
  return rows;
}
