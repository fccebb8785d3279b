import { sql } from "kysely";
import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import { cachedFor } from "#server/cached-for.ts";
import type { Database } from "#server/database/tables.ts";
import type { Identification } from "./identification.ts";

const KEPT_MILLISECONDS = 10_000;

type Attributes = Identification["attributes"];

/**
 * Drops attributes with names that are new to a property which already has as many as it may. The names are read at most every ten seconds
 * per property, so simultaneous calls with new names may exceed the limit by those.
 */
export function knownAttributes(db: Database): (propertyId: number, attributes: Attributes) => Promise<Attributes> {
  const namesOf = cachedFor(KEPT_MILLISECONDS, (propertyId) => storedNames(db, propertyId));
  return async (propertyId, attributes) => {
    const names = await namesOf(propertyId);
    // Removing an attribute that nobody has adds no name.
    const fresh = Object.keys(attributes).filter((name) => attributes[name] !== null && !names.has(name));
    if (fresh.length > 0 && names.size < PERSON_LIMITS.names) {
      for (const name of await addNames(db, propertyId, fresh)) names.add(name);
    }
    return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => value === null || names.has(name)));
  };
}

async function storedNames(db: Database, propertyId: number): Promise<Set<string>> {
  const rows = await db.selectFrom("attribute_names").select("name").where("property_id", "=", propertyId).execute();
  return new Set(rows.map(({ name }) => name));
}

/** Adds as many of the names as there is room for. Returns those of them that the property then has. */
async function addNames(db: Database, propertyId: number, names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with added as (
      insert into attribute_names (property_id, name)
      select ${propertyId}::integer, name from unnest(${names}::text[]) as name
      where not exists (select from attribute_names known where known.property_id = ${propertyId} and known.name = name.name)
      limit greatest(0, ${PERSON_LIMITS.names} - (select count(*) from attribute_names where property_id = ${propertyId}))
      on conflict do nothing returning name)
    select name from added
    union select name from attribute_names where property_id = ${propertyId} and name = any(${names}::text[])`.execute(db);
  return rows.map(({ name }) => name);
}
