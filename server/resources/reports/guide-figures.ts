import { sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { reportCalls } from "#app/contracts/reports.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";

export type Range = { from: string; to: string; lang?: string };
/** What to count: all guides of a property or one of them, within a range. `language` is the language of their titles. */
export type Scope = Range & { propertyId: number; language: string; search?: string; guideId?: number };
type Page = Pick<ParsedQuery<typeof reportCalls.reportGuides>, "sort" | "order" | "page" | "limit">;

/** Selects the daily counts within a range of days, both included, in one language or all. */
export function countedIn({ propertyId, from, to, lang }: Range & { propertyId: number }) {
  return sql`property_id = ${propertyId} and day between ${from}::date and ${to}::date and (${lang ?? null}::text is null or language = ${lang ?? null})`;
}

const TITLE = lowered(sql`title`);
const COLUMNS = { title: TITLE, starts: sql`starts`, completions: sql`completions`, rate: sql`rate`, medianSeconds: sql`median_seconds` };

/** The guides that the list, its totals and its days share: counts under any other id are ignored. */
function wantedGuides({ propertyId, language, search = "", guideId }: Scope) {
  return sql`wanted as (
    select * from (select id, visibility, coalesce(draft->'texts'->${language}::text->>'title', '') as title from guides
      where property_id = ${propertyId} and (${guideId ?? null}::integer is null or id = ${guideId ?? null}::integer)) as own
    where ${search} = '' or strpos(${TITLE}, ${lowered(sql`${search}`)}) > 0)`;
}

/** Guides with their figures: all that are not archived, and archived ones with figures in the range. */
export async function listFigures(db: Database, scope: Scope, page: Page) {
  const direction = page.order === "asc" ? sql`asc` : sql`desc`;
  const rows = await sql<FigureRow & { id: number; title: string; visibility: string; total: number; live: number }>`
    with ${wantedGuides(scope)},
      counts as (select guide_id, sum(starts)::float8 as starts, sum(completions)::float8 as completions
        from guide_days where ${countedIn(scope)} group by guide_id),
      times as (${medians(scope, sql`guide_id`)}),
      listed as (
        select g.id, g.visibility, g.title, coalesce(c.starts, 0) as starts, coalesce(c.completions, 0) as completions,
          case when c.starts > 0 then c.completions / c.starts end as rate, t.median_seconds
        from wanted g left join counts c on c.guide_id = g.id left join times t on t.key = g.id
        where g.visibility <> 'deleted' or c.starts > 0)
    select *, (count(*) over ())::integer as total, (count(*) filter (where visibility = 'public') over ())::integer as live from listed
    order by ${COLUMNS[page.sort]} ${direction} nulls last, ${TITLE}, id
    limit ${page.limit} offset ${(page.page - 1) * page.limit}`.execute(db);
  return {
    data: rows.rows.map((row) => ({ id: row.id, title: row.title, visibility: row.visibility, ...toFigures(row) })),
    total: rows.rows[0]?.total ?? 0,
    live: rows.rows[0]?.live ?? 0,
  };
}

type FigureRow = { starts: number; completions: number; median_seconds: number | null };

function toFigures({ starts, completions, median_seconds }: FigureRow) {
  return { starts, completions, rate: starts > 0 ? completions / starts : null, medianSeconds: median_seconds };
}

/** Median seconds from start to completion, of the wanted guides' completed runs, by `key`. Runs whose clock was set back have no time. */
function medians(scope: Scope, key: ReturnType<typeof sql>) {
  return sql`select ${key} as key,
      (percentile_cont(0.5) within group (order by extract(epoch from completed_at - started_at)))::float8 as median_seconds
    from guide_runs where ${countedIn(scope)} and completed_at >= started_at and guide_id in (select id from wanted) group by 1`;
}

/** Figures of all wanted guides together. */
export async function totalFigures(db: Database, scope: Scope) {
  const sums = await sql<FigureRow>`
    with ${wantedGuides(scope)}
    select coalesce(sum(starts), 0)::float8 as starts, coalesce(sum(completions), 0)::float8 as completions,
      (select median_seconds from (${medians(scope, sql`0`)}) as times) as median_seconds
    from guide_days where ${countedIn(scope)} and guide_id in (select id from wanted)`.execute(db);
  return toFigures(sums.rows[0] ?? { starts: 0, completions: 0, median_seconds: null });
}

/** Counts per day for every day of the range, days without events included. */
export async function dailyFigures(db: Database, scope: Scope) {
  const rows = await sql<{ day: string; starts: number; completions: number }>`
    with ${wantedGuides(scope)}
    select days.day::date as day, coalesce(sum(d.starts), 0)::float8 as starts, coalesce(sum(d.completions), 0)::float8 as completions
    from generate_series(${scope.from}::date, ${scope.to}::date, interval '1 day') as days(day)
    left join (select day, starts, completions from guide_days where ${countedIn(scope)} and guide_id in (select id from wanted)) d
      on d.day = days.day::date
    group by days.day order by days.day`.execute(db);
  return rows.rows;
}
