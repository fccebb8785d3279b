import { type RawBuilder, sql } from "kysely";
import type { messageCalls } from "#app/contracts/messages.ts";
import { lowered } from "#server/database/lowered.ts";
import type { Database } from "#server/database/tables.ts";
import type { Request } from "#server/http/on.ts";
import { languagesFor } from "#server/resources/languages/languages.ts";
import { type MessageRecord, toWireRow } from "./wire.ts";

type Wanted = Request<typeof messageCalls.listMessages>["query"];

/** See `count` in the contract. Only the days of everybody count: they hold each person once. */
const COUNT = sql`(select coalesce(sum(case messages.type when 'announcement' then counted.seen else counted.answered end), 0)::integer
  from message_days counted
  where counted.property_id = messages.property_id and counted.message_id = messages.id and counted.segment_id = 0)`;
const DATE = sql`coalesce(min_time, first_time_published, created_at)`;

/** A page of the messages of a property: pinned ones first, then as they are sorted. Archived ones come only where their state is asked for. */
export async function pageOfMessages(db: Database, propertyId: number, wanted: Wanted) {
  const { fallback } = await languagesFor(db, propertyId);
  const { page, limit } = wanted;
  const direction = wanted.order === "asc" ? sql`asc` : sql`desc`;
  const title = sql`${lowered(sql`coalesce(draft -> 'texts' -> ${fallback}::text ->> 'title', '')`)}`;
  const sorted = { date: DATE, title, lastChangedAt: sql`last_changed_at`, count: COUNT }[wanted.sort];
  const meant = sql`property_id = ${propertyId} and ${isOneOf(wanted)} and ${isOfCategory(wanted.category)} and ${isInState(wanted.state)} and ${isFound(wanted.search)}
    and ${isLiveBetween(wanted)}`;
  const sorting = sql`pinned desc, ${sorted} ${direction}, id ${direction}`;
  // Where nothing is sorted by it, only the rows of the page are counted.
  const { rows } = await sql<MessageRecord & { count: number }>`
    select *, ${COUNT} as count
    from (select * from messages where ${meant} order by ${sorting} limit ${limit} offset ${(page - 1) * limit}) as messages
    order by ${sorting}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::integer as total from messages where ${meant}`.execute(db);
  return {
    data: rows.map((row) => ({ ...toWireRow(row, { fallback }), count: row.count })),
    pagination: { page, limit, total: counted.rows[0]!.total },
  };
}

function isOneOf({ type, ids }: Pick<Wanted, "type" | "ids">): RawBuilder<unknown> {
  return sql`${type === undefined ? sql`true` : sql`type = ${type}`} and ${ids === undefined ? sql`true` : sql`id = any(${ids}::integer[])`}`;
}

function isOfCategory(category: Wanted["category"]): RawBuilder<unknown> {
  if (category === undefined) return sql`true`;
  return typeof category === "number" ? sql`category = ${category}` : sql`type = ${category}`;
}

function isInState(state: Wanted["state"]): RawBuilder<unknown> {
  if (state === "present") return sql`visibility not in ('archived', 'deleted')`;
  return state === "archived" || state === "deleted" ? sql`visibility in ('archived', 'deleted')` : sql`visibility = ${state}`;
}

/** Whether a message is, was or would be live between two moments (`spanOf` and `plannedSpan` say of one from when to when). */
function isLiveBetween({ liveFrom, liveTo, withPlanned }: Pick<Wanted, "liveFrom" | "liveTo" | "withPlanned">): RawBuilder<unknown> {
  if (liveFrom === undefined && liveTo === undefined) return sql`true`;
  const end = sql`case when visibility in ('public', 'scheduled') then 'infinity' else coalesce(unpublished_at, '-infinity') end`;
  const [from, to] = [sql`${liveFrom ?? "-infinity"}::timestamptz`, sql`${liveTo ?? "infinity"}::timestamptz`];
  const live = sql`live_since is not null and greatest(live_since, min_time) < ${to}
    and least(${end}, max_time) > ${from}`;
  if (withPlanned === "false") return live;
  return sql`(${live} or visibility = 'private' and coalesce(min_time, max_time) is not null and greatest(now(), min_time) < ${to}
    and coalesce(max_time, 'infinity') > greatest(${from}, now(), min_time))`;
}

function isFound(search = ""): RawBuilder<unknown> {
  const part = search.trim();
  if (part === "") return sql`true`;
  return sql`exists (select 1 from jsonb_each(draft -> 'texts') as text
    where strpos(${lowered(sql`text.value ->> 'title'`)}, ${lowered(sql`${part}`)}) > 0)`;
}
