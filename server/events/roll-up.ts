import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

const BATCHES_AT_ONCE = 500;
/** Names the lock by which one instance at a time rolls up: two could each miss what the other has not committed. */
const LOCK = 4_180_271;

/**
 * Turns waiting batches of events into runs, and the days those runs touch into counts. Counts are made anew from the
 * runs, so rolling up the same events twice changes nothing.
 * @returns how many batches were rolled up; 0 when none wait or another instance is at it
 */
export async function rollUp(db: Database): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const lock = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${LOCK}) as got`.execute(trx);
    if (!lock.rows[0]?.got) return 0;
    const claimed = await sql<{ id: string }>`
      select id from event_batches where rolled_at is null order by id limit ${BATCHES_AT_ONCE} for update`.execute(trx);
    if (claimed.rows.length === 0) return 0;
    const ids = claimed.rows.map((row) => row.id);
    await sql`create temporary table rolled_runs (property_id integer, run_id uuid, day date) on commit drop`.execute(trx);
    await rememberDays(trx, ids);
    await addRuns(trx, ids);
    await addRunSteps(trx, ids);
    await rememberDays(trx, ids);
    await countDays(trx);
    await countStepDays(trx);
    await sql`update event_batches set rolled_at = now() where id = any(${ids}::bigint[])`.execute(trx);
    return ids.length;
  });
}

/** Notes the days of the runs concerned: before and after, since a run that gets an earlier start changes its day. */
async function rememberDays(trx: Database, ids: string[]): Promise<void> {
  await sql`insert into rolled_runs select distinct r.property_id, r.run_id, r.day from guide_runs r
    join events e on e.property_id = r.property_id and e.run_id = r.run_id where e.batch_id = any(${ids}::bigint[])`.execute(trx);
}

async function addRuns(trx: Database, ids: string[]): Promise<void> {
  await sql`
    insert into guide_runs as run (property_id, run_id, guide_id, version, language, person, started_at, completed_at, dismissed_at, day)
    select e.property_id, e.run_id, max(e.content_id), max(e.content_version), coalesce(max(e.language), ''),
      coalesce(max(e.user_id), max(e.anonymous_id), ''),
      min(e.occurred_at) filter (where e.kind = 'run_started'),
      min(e.occurred_at) filter (where e.kind = 'run_completed'),
      min(e.occurred_at) filter (where e.kind = 'run_dismissed'),
      (coalesce(min(e.occurred_at) filter (where e.kind = 'run_started'), min(e.occurred_at)) at time zone min(p.time_zone))::date
    from events e join properties p on p.id = e.property_id
    where e.batch_id = any(${ids}::bigint[]) and e.run_id is not null and e.content_id is not null
    group by e.property_id, e.run_id
    order by e.property_id, e.run_id
    on conflict (property_id, run_id) do update set
      started_at = least(run.started_at, excluded.started_at),
      completed_at = least(run.completed_at, excluded.completed_at),
      dismissed_at = least(run.dismissed_at, excluded.dismissed_at),
      language = case when run.language = '' then excluded.language else run.language end,
      day = case when run.started_at is null and excluded.started_at is not null then excluded.day else run.day end`.execute(trx);
}

async function addRunSteps(trx: Database, ids: string[]): Promise<void> {
  await sql`
    insert into guide_run_steps as seen (property_id, run_id, step_id, shown, done, failed)
    select property_id, run_id, step_id, bool_or(kind = 'step_shown'), bool_or(kind = 'step_done'), bool_or(kind = 'step_failed')
    from events where batch_id = any(${ids}::bigint[]) and run_id is not null and step_id is not null
      and kind in ('step_shown', 'step_done', 'step_failed')
    group by property_id, run_id, step_id
    on conflict (property_id, run_id, step_id) do update set
      shown = seen.shown or excluded.shown, done = seen.done or excluded.done, failed = seen.failed or excluded.failed`.execute(trx);
}

async function countDays(trx: Database): Promise<void> {
  await sql`delete from guide_days d using (select distinct property_id, day from rolled_runs) t
    where d.property_id = t.property_id and d.day = t.day`.execute(trx);
  await sql`
    insert into guide_days (property_id, day, guide_id, language, starts, completions)
    select r.property_id, r.day, r.guide_id, r.language, count(r.started_at), count(r.completed_at) filter (where r.started_at is not null)
    from guide_runs r join (select distinct property_id, day from rolled_runs) t on t.property_id = r.property_id and t.day = r.day
    group by r.property_id, r.day, r.guide_id, r.language`.execute(trx);
}

async function countStepDays(trx: Database): Promise<void> {
  await sql`delete from guide_step_days d using (select distinct property_id, day from rolled_runs) t
    where d.property_id = t.property_id and d.day = t.day`.execute(trx);
  await sql`
    insert into guide_step_days (property_id, day, guide_id, step_id, language, shown, done, failed)
    select r.property_id, r.day, r.guide_id, s.step_id, r.language, count(*) filter (where s.shown), count(*) filter (where s.done),
      count(*) filter (where s.failed)
    from guide_runs r
    join (select distinct property_id, day from rolled_runs) t on t.property_id = r.property_id and t.day = r.day
    join guide_run_steps s on s.property_id = r.property_id and s.run_id = r.run_id
    group by r.property_id, r.day, r.guide_id, s.step_id, r.language`.execute(trx);
}
