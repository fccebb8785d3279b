import { type RawBuilder, sql } from "kysely";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import type { NamedItem, NamedKind } from "./kinds.ts";

export type Wanted = {
  /** A part of the name, or of what the kind is searched by besides. */
  search?: string | undefined;
  sort: "createdAt" | "name" | "updatedAt";
  order: "asc" | "desc";
  page: number;
  /** Without one all of them come at once. */
  limit?: number | undefined;
};

const SORTS: Record<Wanted["sort"], RawBuilder<unknown>> = {
  createdAt: sql`created_at`,
  name: lowered(sql`name`),
  updatedAt: sql`updated_at`,
};

/**
 * A page of the items of a property, and how many there are on all pages. `texts` are what they are searched by, as an array of
 * texts; `more` is what else has to hold of them.
 */
export async function pageOfItems<K extends NamedKind>(
  db: Database,
  kind: K,
  propertyId: number,
  { search = "", sort, order, page, limit }: Wanted,
  texts: RawBuilder<unknown> = sql`array[name]`,
  more: RawBuilder<unknown> = sql`true`,
) {
  const part = search.trim();
  const found = part
    ? sql`exists (select 1 from unnest(${texts}) as shown (text) where strpos(${lowered(sql`shown.text`)}, ${lowered(sql`${part}`)}) > 0)`
    : sql`true`;
  const listed = sql`property_id = ${propertyId} and ${found} and ${more}`;
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  const paged = limit === undefined ? sql`` : sql`limit ${limit} offset ${(page - 1) * limit}`;
  const { rows } = await sql<NamedItem[K]>`
    select * from ${sql.table(kind)} where ${listed} order by ${SORTS[sort]} ${direction}, id ${direction} ${paged}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from ${sql.table(kind)} where ${listed}`.execute(db);
  const { total } = counted.rows[0]!;
  return { rows, pagination: { page, limit: limit ?? total, total } };
}
