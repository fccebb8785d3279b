import { type RawBuilder, sql } from "kysely";
import type { WireUsers } from "#app/contracts/usage.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { textOf } from "#server/resources/content/text-of.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";

/** A query of what uses items: `used` is the id of the item, `kind` what uses it, `id` and `title` which one. */
export type Uses = RawBuilder<Use>;
type Use = { used: number; kind: string; id: number; title: string };

/** What uses each item, by kind, in the order of their titles; in one query. Kinds that do not use it are left out. */
export async function usedBy(db: Database, uses: Uses[]): Promise<Map<number, Record<string, WireUsers>>> {
  const { rows } = await sql<Use>`
    select * from (${sql.join(uses, sql` union all `)}) as uses order by ${lowered(sql`title`)}, id`.execute(db);
  const all = new Map<number, Record<string, WireUsers>>();
  for (const { used, kind, id, title } of rows) {
    const kinds = all.get(used) ?? {};
    all.set(used, kinds);
    kinds[kind] ??= [];
    kinds[kind].push({ id, title });
  }
  return all;
}

/** The guides and chapters that name an item in a column; archived ones use nothing. */
export function contentUses(propertyId: number, column: "segment_id" | "page_segment_id", ids: number[]): Uses[] {
  const named = sql.ref(column);
  return contentWith(propertyId, sql`unnest(array[${named}])`, sql`${named} = any(${ids}::integer[])`);
}

/** The tooltips and validators that name an item in a column, on or off. */
export function placedUses(propertyId: number, column: "segment_id" | "page_segment_id", ids: number[]): Uses[] {
  const named = sql.ref(column);
  return (["tooltips", "validators"] as const).map(
    (table) => sql<Use>`
      select ${named} as used, ${table} as kind, id, name as title from ${sql.table(table)}
      where property_id = ${propertyId} and ${named} = any(${ids}::integer[])`,
  );
}

/** The messages that name a segment, for themselves or for the guide that they lead to; archived ones use nothing. */
export function messageUses(propertyId: number, column: "segment_id" | "page_segment_id", ids: number[]): Uses {
  const [own, ofGuide] = [sql.ref(column), sql.ref(`guide_${column}`)];
  const language = defaultLanguageOf(propertyId);
  return sql<Use>`
    select used, 'announcements' as kind, id, ${textOf("title", language, language)} as title
    from messages cross join lateral (select distinct unnest(array[${own}, ${ofGuide}]) as used) as named
    where property_id = ${propertyId} and visibility not in ('archived', 'deleted') and used = any(${ids}::integer[])`;
}

/** The guides and chapters that name tags. */
export function tagUses(propertyId: number, ids: number[]): Uses[] {
  return contentWith(propertyId, sql`unnest(${ids}::integer[])`, sql`tags -> 'list' @> to_jsonb(used)`);
}

function contentWith(propertyId: number, used: RawBuilder<unknown>, isMeant: RawBuilder<unknown>): Uses[] {
  const language = defaultLanguageOf(propertyId);
  return (["guides", "chapters"] as const).map(
    (table) => sql<Use>`
      select used, ${table === "guides" ? "tutorials" : "launchers"} as kind, id, ${textOf("title", language, language)} as title
      from ${sql.table(table)} cross join lateral ${used} as used
      where property_id = ${propertyId} and visibility <> 'deleted' and ${isMeant}`,
  );
}

/** Whether anything at all uses an item. */
export function isUsed(usage: Record<string, boolean | WireUsers>): boolean {
  return Object.values(usage).some((use) => (Array.isArray(use) ? use.length > 0 : use));
}
