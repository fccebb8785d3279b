import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

const ALIASES_AT_ONCE = 1_000;
/** Who signs in on new devices for years has few; the rest is somebody's play. */
const ALIASES_OF_ONE = 100;

/**
 * Makes what anonymous visitors did part of who they turned out to be: their runs, sessions, counts, what they
 * were shown and what they answered, and their first visit. What of them arrives later is counted for that person at once. @returns how many were merged
 */
export async function mergeAliases(trx: Database): Promise<number> {
  await sql`create temporary table merging on commit drop as
    select a.property_id, a.anonymous_id, a.foreign_user_id, known.foreign_id
    from person_aliases a join foreign_users known on known.id = a.foreign_user_id
    where a.merged_at is null order by a.created_at limit ${ALIASES_AT_ONCE}`.execute(trx);
  const { rows } = await sql<{ merged: number }>`select count(*)::integer as merged from merging`.execute(trx);
  const merged = rows[0]?.merged ?? 0;
  if (merged === 0) return 0;
  await sql`update guide_runs r set person = m.foreign_id, anonymous = false from merging m
    where (r.property_id, r.person) = (m.property_id, m.anonymous_id) and r.anonymous`.execute(trx);
  await sql`update sessions s set person = m.foreign_id, anonymous = false from merging m
    where (s.property_id, s.person) = (m.property_id, m.anonymous_id) and s.anonymous`.execute(trx);
  await sql`update impressions i set person = m.foreign_id, anonymous = false from merging m
    where (i.property_id, i.person) = (m.property_id, m.anonymous_id) and i.anonymous`.execute(trx);
  await sql`update message_answers a set person = m.foreign_id, anonymous = false from merging m
    where (a.property_id, a.person) = (m.property_id, m.anonymous_id) and a.anonymous`.execute(trx);
  await mergeCounts(trx);
  await mergeSegments(trx);
  await sql`
    with gone as (
      delete from foreign_users visitor using merging m
        where (visitor.property_id, visitor.foreign_id) = (m.property_id, m.anonymous_id) and visitor.anonymous
        returning m.foreign_user_id, visitor.first_seen_at)
    update foreign_users known set first_seen_at = least(known.first_seen_at, earliest.first_seen_at)
    from (select foreign_user_id, min(first_seen_at) as first_seen_at from gone group by 1) as earliest
    where known.id = earliest.foreign_user_id`.execute(trx);
  await sql`update person_aliases a set merged_at = now() from merging m
    where (a.property_id, a.anonymous_id) = (m.property_id, m.anonymous_id)`.execute(trx);
  await sql`
    delete from person_aliases where (property_id, anonymous_id) in (
      select property_id, anonymous_id from (
        select property_id, anonymous_id, row_number() over (partition by foreign_user_id order by created_at desc) as nth
        from person_aliases where foreign_user_id in (select foreign_user_id from merging)) as numbered
      where nth > ${ALIASES_OF_ONE})`.execute(trx);
  return merged;
}

async function mergeCounts(trx: Database): Promise<void> {
  await sql`
    with gone as (
      delete from person_event_days d using merging m
        where (d.property_id, d.person) = (m.property_id, m.anonymous_id) and d.anonymous
        returning d.property_id, m.foreign_id, d.kind, d.content_id, d.day, d.count)
    insert into person_event_days as known (property_id, person, anonymous, kind, content_id, day, count)
    select property_id, foreign_id, false, kind, content_id, day, sum(count) from gone group by property_id, foreign_id, kind, content_id, day
    on conflict (property_id, person, anonymous, kind, content_id, day) do update set count = known.count + excluded.count`.execute(trx);
}

async function mergeSegments(trx: Database): Promise<void> {
  await sql`
    with gone as (
      delete from person_segments s using merging m
        where (s.property_id, s.person) = (m.property_id, m.anonymous_id) and s.anonymous
        returning s.property_id, m.foreign_id, s.since, s.segment_ids)
    insert into person_segments (property_id, person, anonymous, since, segment_ids)
    select property_id, foreign_id, false, since, segment_ids from gone on conflict do nothing`.execute(trx);
}

/** Whether somebody signed in whose past is not merged yet. */
export async function hasUnmerged(db: Database): Promise<boolean> {
  const row = await db.selectFrom("person_aliases").select("property_id").where("merged_at", "is", null).limit(1).executeTakeFirst();
  return row !== undefined;
}
