import { type RawBuilder, sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { chapterCalls } from "#app/contracts/chapters.ts";
import type { Database } from "#server/database/tables.ts";
import { type ChapterRecord, listChapters } from "./store.ts";

type Query = Pick<ParsedQuery<typeof chapterCalls.listChapters>, "page" | "page_size" | "at">;

/** All chapters in order, with what they are called, numbered from 1. */
export const placesQuery = (db: Database, propertyId: number) =>
  listChapters(db, propertyId)
    .clearSelect()
    .select(["id", sql<ChapterRecord["draft"]["texts"]>`draft->'texts'`.as("texts")])
    .select(sql<number>`row_number() over (order by position, id)::integer`.as("place"));

/** The number of the page that is answered; the only one where no size is asked for. `places` are there as a table. */
export function pageOf({ page = 1, page_size: size, at }: Query): RawBuilder<number> {
  if (size === undefined) return sql`1`;
  if (at === undefined) return sql`${page}::integer`;
  return sql`coalesce((select (place - 1) / ${size}::integer + 1 from places where id = ${at}::integer), ${page}::integer)`;
}

/** The condition that the chapter with this id is on that page. */
export function isOnPage(query: Query, id = sql`id`): RawBuilder<unknown> {
  const { page_size: size } = query;
  if (size === undefined) return sql`true`;
  return sql`${id} = any(array(select id from places where (place - 1) / ${size}::integer + 1 = ${pageOf(query)}))`;
}
