import { sql } from "kysely";
import { copyNames } from "#app/domain/copy-name.ts";
import { seen } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { NAMED, type NamedKind } from "./kinds.ts";

/**
 * Refuses (409) a name that another item of the property has, whatever its case and what cannot be seen of it; one may keep its own (specification 2, section 5: Page
 * segment). The property must be locked, so that two cannot take a name together.
 */
export async function requireFreeName(db: Database, kind: NamedKind, propertyId: number, name: string, own = 0): Promise<void> {
  const { rows } = await sql`
    select 1 from ${sql.table(kind)} where property_id = ${propertyId} and id <> ${own}
      and ${seen(sql`name`)} = ${seen(sql`${name}`)}`.execute(db);
  const code = NAMED[kind].taken;
  if (rows.length > 0) throw refuse.conflict(code, [{ path: "name", code }]);
}

/** A name for a duplicate that nothing else in the property has. The property must be locked. */
export async function nameOfCopy(db: Database, kind: NamedKind, propertyId: number, name: string, most: number): Promise<string> {
  const names = copyNames(name, most, NAMED[kind].most + 1);
  const { rows } = await sql<{ name: string }>`
    select wanted.name from unnest(${names}::text[]) with ordinality as wanted (name, place) where not exists (
      select 1 from ${sql.table(kind)} as item where property_id = ${propertyId}
        and ${seen(sql`item.name`)} = ${seen(sql`wanted.name`)})
    order by place limit 1`.execute(db);
  return rows[0]!.name;
}
