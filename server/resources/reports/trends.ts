import { sql } from "kysely";
import { MOST_TREND_ROWS, trendOf } from "#app/domain/analytics/report-range.ts";
import type { Database } from "#server/database/tables.ts";
import { countedIn, type Scope } from "./guide-figures.ts";
import { daysOf } from "./range.ts";

/** The rows of one page, each with its starts over the range (see the contract). */
export async function withTrends<Listed extends { id: number }>(db: Database, scope: Scope, rows: Listed[]) {
  if (rows.length > MOST_TREND_ROWS) return rows.map((row) => ({ ...row, trend: [] }));
  const { span, values } = trendOf(daysOf(scope));
  const ids = rows.map(({ id }) => id);
  const counts = await sql<{ guide_id: number; back: number; starts: number }>`
    select guide_id, (${scope.to}::date - day) / ${span}::integer as back, sum(starts)::float8 as starts
    from guide_days where ${countedIn(scope)} and guide_id = any(${ids}::integer[])
    group by 1, 2`.execute(db);
  const trends = new Map(ids.map((id) => [id, Array.from({ length: values }, () => 0)]));
  for (const { guide_id, back, starts } of counts.rows) trends.get(guide_id)?.splice(values - 1 - back, 1, starts);
  return rows.map((row) => ({ ...row, trend: trends.get(row.id) ?? [] }));
}
