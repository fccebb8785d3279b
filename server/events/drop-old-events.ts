import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";

const ROWS_AT_ONCE = 5_000;
/** Drafts of segments that are too long for an address are kept for so long after they were opened last. */
const DRAFT_DAYS = 90;
/** The lock that lets only one instance delete at a time. */
const LOCK = 4_180_272;

/**
 * Deletes a portion of the events that arrived more than `days` days ago, and of everything about one person that is as old: sessions,
 * impressions, showings of messages, questions to the copilot and searches, segments, counts, anonymous visitors, merged aliases and links; drafts that nobody opened for 90 days, and tokens of previews
 * that have expired. Counts of all people stay.
 * @returns how many rows were deleted; 0 when none are left or another instance is at it
 */
export async function dropOldEvents(db: Database, days: number): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const lock = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(trx);
    if (!lock.rows[0]?.got) return 0;
    const before = sql`now() - make_interval(days => ${days}::integer)`;
    // Batches are numbered as they arrive, so their index finds the old ones without reading the others.
    const portions = [
      sql`delete from events where ctid = any(array(
        select ctid from events where batch_id <= (select max(last_batch) from event_days where day < (now() at time zone 'UTC')::date - ${days}::integer)
        limit ${ROWS_AT_ONCE}))`,
      sql`delete from sessions where ctid = any(array(select ctid from sessions where last_at < ${before} limit ${ROWS_AT_ONCE}))`,
      // Whoever has answered, or never wants to see it again, is not asked again when that is long ago.
      sql`delete from impressions where ctid = any(array(
        select ctid from impressions where shown_at < ${before} and (kind = 'guide' or (dismissed_at is null and answered_at is null)) limit ${ROWS_AT_ONCE}))`,
      sql`delete from message_showings where ctid = any(array(
        select ctid from message_showings where day < (now() at time zone 'UTC')::date - ${days}::integer limit ${ROWS_AT_ONCE}))`,
      sql`delete from person_segments where ctid = any(array(select ctid from person_segments where since < ${before} limit ${ROWS_AT_ONCE}))`,
      sql`delete from person_event_days where ctid = any(array(
        select ctid from person_event_days where day < (now() at time zone 'UTC')::date - ${days}::integer limit ${ROWS_AT_ONCE}))`,
      sql`delete from foreign_users where ctid = any(array(
        select ctid from foreign_users where anonymous and last_seen_at < ${before} limit ${ROWS_AT_ONCE}))`,
      sql`delete from person_aliases where ctid = any(array(
        select ctid from person_aliases where merged_at < ${before} limit ${ROWS_AT_ONCE}))`,
      sql`delete from segment_drafts where ctid = any(array(
        select ctid from segment_drafts where opened_at < now() - make_interval(days => ${DRAFT_DAYS}::integer) limit ${ROWS_AT_ONCE}))`,
      sql`delete from preview_tokens where ctid = any(array(select ctid from preview_tokens where expires_at < now() limit ${ROWS_AT_ONCE}))`,
      sql`delete from copilot_questions where ctid = any(array(
        select ctid from copilot_questions where asked_at < ${before} limit ${ROWS_AT_ONCE}))`,
      // Counts, but of what people typed.
      sql`delete from missed_searches where ctid = any(array(
        select ctid from missed_searches where day < (now() at time zone 'UTC')::date - ${days}::integer limit ${ROWS_AT_ONCE}))`,
      sql`delete from magic_links where ctid = any(array(select ctid from magic_links where expires_at < ${before} limit ${ROWS_AT_ONCE}))`,
    ];
    let dropped = 0;
    for (const portion of portions) dropped += Number((await portion.execute(trx)).numAffectedRows ?? 0);
    return dropped;
  });
}
