import { sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { foreignUserCalls, WireActivity } from "#app/contracts/foreign-users.ts";
import { lowered } from "#server/database/lowered.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database } from "#server/database/tables.ts";
import { textOf } from "#server/resources/content/text-of.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";
import type { ForeignUser } from "#server/resources/users/wire.ts";

type Person = Pick<ForeignUser, "foreign_id" | "anonymous">;
type Asked = ParsedQuery<typeof foreignUserCalls.listActivity>;

const COLUMNS: Record<Asked["sort"], ReturnType<typeof sql>> = {
  lastSeen: sql`last_seen`,
  title: lowered(sql`title`),
  timeStarted: sql`started_at`,
  timeCompleted: sql`completed_at`,
  countStarted: sql`starts`,
  countCompleted: sql`completions`,
};

type RowRecord = {
  id: number;
  title: string;
  live: boolean;
  starts: number;
  completions: number;
  last_seen: Date | string | null;
  started_at: Date | string | null;
  completed_at: Date | string | null;
  total: number;
};

/** What a person did with each guide of a property that is live, or that they ever started: page by page. */
export async function pageOfActivity(
  db: Database,
  propertyId: number,
  { foreign_id, anonymous }: Person,
  { sort, order, page, limit }: Asked,
) {
  const language = defaultLanguageOf(propertyId);
  const direction = order === "asc" ? sql`asc nulls first` : sql`desc nulls last`;
  const { rows } = await sql<RowRecord>`
    with runs as (
      select guide_id, count(started_at)::integer as starts, count(completed_at)::integer as completions,
        max(greatest(started_at, completed_at, dismissed_at)) as last_seen, min(started_at) as started_at, max(completed_at) as completed_at
      from guide_runs where property_id = ${propertyId}::integer and person = ${foreign_id} and anonymous = ${anonymous} group by guide_id)
    select *, (count(*) over ())::integer as total from (
      select id, visibility = 'public' as live, ${textOf("title", language, language)} as title, coalesce(starts, 0) as starts,
        coalesce(completions, 0) as completions, last_seen, started_at, completed_at
      from guides left join runs on runs.guide_id = guides.id
      where guides.property_id = ${propertyId}::integer and (visibility = 'public' or runs.guide_id is not null)) as listed
    order by ${COLUMNS[sort]} ${direction}, ${COLUMNS.title}, id limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return { data: rows.map(toWire), pagination: { page, limit, total: rows[0]?.total ?? 0 } };
}

function toWire(row: RowRecord): WireActivity {
  return {
    id: row.id,
    title: row.title,
    status: row.completions > 0 ? "done" : row.starts > 0 ? "started" : 0,
    targeted: row.live,
    lastSeen: stampOf(row.last_seen),
    timeStarted: stampOf(row.started_at),
    timeCompleted: stampOf(row.completed_at),
    countStarted: row.starts,
    countCompleted: row.completions,
  };
}
