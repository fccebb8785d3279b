import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { WireFoundGuide } from "#app/contracts/guide-list.ts";
import type { guideCalls } from "#app/contracts/guides.ts";
import { excerpt } from "#app/domain/guides/search.ts";
import { lookedUp } from "#server/database/looked-up.ts";
import { folded } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { startsOf } from "./recent-starts.ts";
import { byPlace, rowQuery, toWireRow } from "./rows.ts";
import { matchOf } from "./searched.ts";
import { areWanted, shownTitle, type Wanted } from "./wanted.ts";

type Query = ParsedQuery<typeof guideCalls.listGuides>;

/** The guides that a query wants, sorted, page by page where it says a limit, with how many there are on all pages. */
export async function pageOfGuides(db: Database, propertyId: number, { lang, page, limit, sort, order, ...asked }: Query) {
  const wanted = { language: lang, ...asked };
  const ids = await wantedIds(db, propertyId, wanted, sort, order);
  const shown = limit === undefined ? ids : ids.slice((page - 1) * limit, page * limit);
  return { data: await foundRows(db, propertyId, wanted, shown), total: ids.length };
}

async function wantedIds(db: Database, propertyId: number, wanted: Wanted, sort: Query["sort"], order: Query["order"]): Promise<number[]> {
  const by = sortKey(db, propertyId, wanted, sort);
  const rows = await db
    .selectFrom("guides")
    .where(areWanted(propertyId, wanted))
    .select("id")
    .$if(by !== null, (query) => query.orderBy(sql`${by} ${sql.raw(order === "desc" ? "desc" : "asc")}`))
    .orderBy(byPlace(db, propertyId))
    .execute();
  const ids = rows.map(({ id }) => id);
  return by === null && order === "desc" ? ids.reverse() : ids;
}

/** What is sorted by before the place among the chapters; null for that place alone. */
function sortKey(db: Database, propertyId: number, { language }: Wanted, sort: Query["sort"]): RawBuilder<unknown> | null {
  if (sort === "title") return folded(shownTitle(propertyId, language));
  if (sort === "changed") return sql`last_changed_at`;
  if (sort === "starts") return startsOf(db, propertyId, {});
  if (sort === "state")
    return sql`case when visibility = 'public' and published_revision = revision then 0 when visibility = 'public' then 1
      when visibility = 'private' then 2 else 3 end`;
  return null;
}

/** The rows with these ids, in their order, each with its place in its chapter and where else a search finds it. */
async function foundRows(db: Database, propertyId: number, { language, search }: Wanted, ids: number[]): Promise<WireFoundGuide[]> {
  if (ids.length === 0) return [];
  const numbered = db
    .selectFrom("guides")
    .where("property_id", "=", propertyId)
    .where("visibility", "!=", "deleted")
    .select(["id as key", sql<number>`row_number() over (partition by chapter_id order by position, id) - 1`.as("value")]);
  const rows = await rowQuery(db, propertyId, { language, ids })
    .select(sql<number | null>`${lookedUp(numbered, sql`guides.id`)}::integer`.as("place"))
    .select(matchOf(shownTitle(propertyId, language), search).as("match"))
    .where(sql<SqlBool>`property_id = ${propertyId} and id = any(${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], id)`)
    .execute();
  return rows.map(({ place, match, ...row }) => ({
    ...toWireRow(row),
    place,
    match: match && { ...match, text: excerpt(match.text, search ?? "") },
  }));
}
