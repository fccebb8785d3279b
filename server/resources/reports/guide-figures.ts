import { sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { reportCalls } from "#app/contracts/reports.ts";
import { languageKey } from "#app/contracts/text.ts";
import { lowered } from "../../database/lowered.ts";
import type { Database } from "../../database/tables.ts";

export type Range = { from: string; to: string; lang?: string };
type Wanted = ParsedQuery<typeof reportCalls.reportGuides> & Range;

/** Rows of the daily counts within a range of days, both ends included, in one language or all. */
function inRange(propertyId: number, { from, to, lang }: Range) {
  return sql`property_id = ${propertyId} and day between ${from}::date and ${to}::date and (${lang ?? null}::text is null or language = ${lang ?? null})`;
}

const TITLE = lowered(sql`title`);
const COLUMNS = { title: TITLE, starts: sql`starts`, completions: sql`completions`, rate: sql`rate`, medianSeconds: sql`median_seconds` };

/** Guides with their figures: all that exist, and archived ones that have figures in the range. */
export async function listFigures(db: Database, propertyId: number, wanted: Wanted, language: string) {
  const direction = wanted.order === "asc" ? sql`asc` : sql`desc`;
  const rows = await sql<FigureRow & { id: number; title: string; visibility: string; total: number }>`
    with counts as (select guide_id, sum(starts)::integer as starts, sum(completions)::integer as completions
        from guide_days where ${inRange(propertyId, wanted)} group by guide_id),
      times as (${medians(propertyId, wanted, sql`guide_id`)}),
      listed as (
        select g.id, g.visibility, coalesce(g.draft->'texts'->${language}::text->>'title', '') as title,
          coalesce(c.starts, 0) as starts, coalesce(c.completions, 0) as completions,
          case when c.starts > 0 then c.completions::float / c.starts end as rate, t.median_seconds
        from guides g left join counts c on c.guide_id = g.id left join times t on t.key = g.id
        where g.property_id = ${propertyId} and (g.visibility <> 'deleted' or c.starts > 0))
    select *, (count(*) over ())::integer as total from listed
    where ${wanted.search ?? ""} = '' or strpos(${TITLE}, ${lowered(sql`${wanted.search ?? ""}`)}) > 0
    order by ${COLUMNS[wanted.sort]} ${direction} nulls last, ${TITLE}, id
    limit ${wanted.limit} offset ${(wanted.page - 1) * wanted.limit}`.execute(db);
  return {
    data: rows.rows.map((row) => ({ id: row.id, title: row.title, visibility: row.visibility, ...toFigures(row) })),
    total: rows.rows[0]?.total ?? 0,
  };
}

type FigureRow = { starts: number; completions: number; median_seconds: number | null };

function toFigures({ starts, completions, median_seconds }: FigureRow) {
  return { starts, completions, rate: starts > 0 ? completions / starts : null, medianSeconds: median_seconds };
}

/** Median seconds from start to completion, of the runs that were completed, by `key`. */
function medians(propertyId: number, range: Range, key: ReturnType<typeof sql>) {
  return sql`select ${key} as key,
      (percentile_cont(0.5) within group (order by extract(epoch from completed_at - started_at)))::float as median_seconds
    from guide_runs where ${inRange(propertyId, range)} and started_at is not null and completed_at is not null group by 1`;
}

/** Figures of the whole property, or of one guide. */
export async function totalFigures(db: Database, propertyId: number, range: Range, guideId: number | null) {
  const only = sql`(${guideId}::integer is null or guide_id = ${guideId}::integer)`;
  const sums = await sql<FigureRow>`
    select coalesce(sum(starts), 0)::integer as starts, coalesce(sum(completions), 0)::integer as completions,
      (select median_seconds from (${medians(propertyId, range, guideId === null ? sql`0` : sql`guide_id`)}) m where ${guideId}::integer is null or m.key = ${guideId}::integer) as median_seconds
    from guide_days where ${inRange(propertyId, range)} and ${only}`.execute(db);
  return toFigures(sums.rows[0] ?? { starts: 0, completions: 0, median_seconds: null });
}

/** Counts per day for every day of the range, days without events included. */
export async function dailyFigures(db: Database, propertyId: number, range: Range, guideId: number | null) {
  const rows = await sql<{ day: string; starts: number; completions: number }>`
    select days.day::date as day, coalesce(sum(d.starts), 0)::integer as starts, coalesce(sum(d.completions), 0)::integer as completions
    from generate_series(${range.from}::date, ${range.to}::date, interval '1 day') as days(day)
    left join (select day, starts, completions from guide_days where ${inRange(propertyId, range)}
      and (${guideId}::integer is null or guide_id = ${guideId}::integer)) d on d.day = days.day::date
    group by days.day order by days.day`.execute(db);
  return rows.rows;
}

/** Languages in which anything was ever counted for the property. Players may send any word; what is no language's key is left out. */
export async function countedLanguages(db: Database, propertyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("guide_days")
    .select("language")
    .distinct()
    .where("property_id", "=", propertyId)
    .where("language", "!=", "")
    .orderBy("language")
    .execute();
  return rows.map((row) => row.language).filter((key) => languageKey.safeParse(key).success);
}
