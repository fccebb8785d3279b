import { sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { reportCalls } from "#app/contracts/reports.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import { countedIn, type Range } from "./guide-figures.ts";

type Asked = Pick<ParsedQuery<typeof reportCalls.reportMissedSearches>, "search" | "sort" | "order" | "page" | "limit">;

const QUERY = lowered(sql`query`);
const COLUMNS = { count: sql`count`, query: QUERY, lastDay: sql`last_day` };

/** What was looked for in vain within a range of days, each once, however many languages it was looked for in. */
export async function missedSearches(
  db: Database,
  scope: Range & { propertyId: number },
  { search = "", sort, order, page, limit }: Asked,
) {
  const direction = order === "asc" ? sql`asc` : sql`desc`;
  const { rows } = await sql<{ query: string; count: number; languages: string[]; last_day: string; total: number }>`
    with listed as (
      select query, sum(count)::float8 as count, max(day) as last_day,
        coalesce(array_agg(distinct language) filter (where language <> ''), '{}') as languages
      from missed_searches where ${countedIn(scope)} and (${search} = '' or strpos(${QUERY}, ${lowered(sql`${search}`)}) > 0)
      group by query)
    select query, count, languages, last_day::text as last_day, (count(*) over ())::integer as total from listed
    order by ${COLUMNS[sort]} ${direction}, ${QUERY}, query limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return {
    data: rows.map(({ query, count, languages, last_day }) => ({ query, count, languages, lastDay: last_day })),
    total: rows[0]?.total ?? 0,
  };
}
