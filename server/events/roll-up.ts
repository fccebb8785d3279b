import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { countAnswers, hasUncounted } from "./count-answers.ts";
import { countEventDays } from "./count-event-days.ts";
import { noteHintsSeen } from "./hints-seen.ts";
import { countArrivals, judgeEvents, noteVersionSteps } from "./judge-events.ts";
import { hasUnmerged, mergeAliases } from "./merge-aliases.ts";
import { addMessageShowings } from "./message-showings.ts";
import { countMissedSearches } from "./missed-searches.ts";
import { raiseAlarms } from "./raise-alarms.ts";
import { addSessions, noteVisits } from "./roll-up-sessions.ts";
import { noteFailures } from "./target-failures.ts";

/** How many events one round takes: a round occupies the only connection of the embedded database while it runs. */
const ROWS_AT_ONCE = 10_000;
const BATCHES_AT_ONCE = 500;
/** The lock that lets only one instance roll up at a time: two could each miss what the other has not committed. */
export const ROLLUP_LOCK = 4_180_271;

/**
 * Turns waiting batches of events into runs, sessions and visits, and the changes in those runs into counts per day; what was counted of
 * anonymous visitors who have signed in becomes theirs. The cost depends on the new events, not on how many a day already has; rolling up
 * the same events twice changes nothing. Events that name guides, versions, steps or languages unknown to the property make no rows: they
 * are counted in event_days only. What happens with messages becomes showings (message-showings.ts), their answers are counted, and so is what was looked for in vain. Targets that failed raise alarms.
 * @param hasRoom whether a property may have one more person, asked before the anonymous visitors of its sessions are added
 * @returns how many batches were rolled up, visitors merged and answers counted; 0 when nothing waits or another instance is at it
 */
export async function rollUp(db: Database, hasRoom = async (_propertyId: number) => true): Promise<number> {
  // Every instance checks every second, mostly in vain: three statements, without a transaction or the lock.
  const properties = await waitingProperties(db);
  if (properties.length === 0 && !(await hasUnmerged(db)) && !(await hasUncounted(db))) return 0;
  const withRoom: number[] = [];
  for (const id of properties) if (await hasRoom(id)) withRoom.push(id);
  const rolled = await db.transaction().execute(async (trx) => {
    const lock = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${ROLLUP_LOCK}) as got`.execute(trx);
    if (!lock.rows[0]?.got) return 0;
    const merged = await mergeAliases(trx);
    const ids = await waitingBatches(trx);
    if (ids.length > 0) await rollUpBatches(trx, ids, withRoom);
    return ids.length + merged + (await countAnswers(trx));
  });
  // After the transaction, which holds rows of events: this one locks what failed.
  if (rolled > 0) await raiseAlarms(db);
  return rolled;
}

async function rollUpBatches(trx: Database, ids: string[], withRoom: number[]): Promise<void> {
  await noteVersionSteps(trx, ids);
  await judgeEvents(trx, ids);
  await countArrivals(trx);
  await noteFailures(trx);
  await noteHintsSeen(trx);
  await makeNotes(trx);
  await noteCounts(trx, -1);
  await addRuns(trx);
  await addRunSteps(trx);
  await noteCounts(trx, 1);
  await countDays(trx);
  await countStepDays(trx);
  await countEventDays(trx);
  await addMessageShowings(trx, ids);
  await countMissedSearches(trx, ids);
  await addSessions(trx);
  await noteVisits(trx, withRoom);
  await sql`delete from event_batches where id = any(${ids}::bigint[])`.execute(trx);
}

/** The properties of what waits, or 0 for batches that do not say. */
async function waitingProperties(db: Database): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct coalesce(property_id, 0) as id from (select property_id from event_batches order by id limit ${BATCHES_AT_ONCE}) waiting`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function waitingBatches(trx: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, sum(rows) over (order by id) - rows as before from event_batches order by id limit ${BATCHES_AT_ONCE}) waiting
    where before < ${ROWS_AT_ONCE} order by id`.execute(trx);
  return rows.map((row) => row.id);
}

/** Temporary tables of this transaction: the runs affected, with their counts before (negative) and after. */
async function makeNotes(trx: Database): Promise<void> {
  await sql`create temporary table rolled_runs on commit drop as
    select distinct property_id, run_id from rolled_events where run_id is not null and guide_id is not null`.execute(trx);
  await sql`create temporary table day_changes (property_id integer, day date, guide_id integer, language text,
    starts integer, completions integer) on commit drop`.execute(trx);
  await sql`create temporary table step_day_changes (property_id integer, day date, guide_id integer, step_id text, language text,
    shown integer, done integer, failed integer) on commit drop`.execute(trx);
}

/** Notes whole runs, including steps from earlier batches: an earlier start moves a run, with all its steps, to another day. */
async function noteCounts(trx: Database, sign: 1 | -1): Promise<void> {
  await sql`insert into day_changes
    select r.property_id, r.day, r.guide_id, r.language, ${sign} * (r.started_at is not null)::integer,
      ${sign} * (r.started_at is not null and r.completed_at is not null)::integer
    from rolled_runs join guide_runs r using (property_id, run_id)`.execute(trx);
  await sql`insert into step_day_changes
    select r.property_id, r.day, r.guide_id, s.step_id, r.language,
      ${sign} * s.shown::integer, ${sign} * s.done::integer, ${sign} * s.failed::integer
    from rolled_runs join guide_runs r using (property_id, run_id) join guide_run_steps s using (property_id, run_id)`.execute(trx);
}

async function addRuns(trx: Database): Promise<void> {
  await sql`
    insert into guide_runs as run (property_id, run_id, guide_id, version, language, person, anonymous, started_at, completed_at, dismissed_at, day)
    select e.property_id, e.run_id, max(e.guide_id), max(e.content_version), max(e.language),
      coalesce(max(e.person) filter (where e.is_known), max(e.person)), not bool_or(e.is_known),
      min(e.occurred_at) filter (where e.kind = 'run_started'),
      min(e.occurred_at) filter (where e.kind = 'run_completed'),
      min(e.occurred_at) filter (where e.kind = 'run_dismissed'),
      (coalesce(min(e.occurred_at) filter (where e.kind = 'run_started'), min(e.occurred_at)) at time zone min(p.time_zone))::date
    from rolled_events e join properties p on p.id = e.property_id
    where e.run_id is not null and e.guide_id is not null
    group by e.property_id, e.run_id
    order by e.property_id, e.run_id
    on conflict (property_id, run_id) do update set
      person = case when run.person = '' then excluded.person else run.person end,
      anonymous = case when run.person = '' then excluded.anonymous else run.anonymous end,
      started_at = least(run.started_at, excluded.started_at),
      completed_at = least(run.completed_at, excluded.completed_at),
      dismissed_at = least(run.dismissed_at, excluded.dismissed_at),
      language = case when run.language = '' then excluded.language else run.language end,
      day = case when run.started_at is null and excluded.started_at is not null then excluded.day else run.day end`.execute(trx);
}

async function addRunSteps(trx: Database): Promise<void> {
  await sql`
    insert into guide_run_steps as seen (property_id, run_id, step_id, shown, done, failed)
    select property_id, run_id, step_id, bool_or(kind = 'step_shown'), bool_or(kind = 'step_done'), bool_or(kind = 'step_failed')
    from rolled_events where run_id is not null and guide_id is not null and step_id is not null
      and kind in ('step_shown', 'step_done', 'step_failed')
    group by property_id, run_id, step_id
    on conflict (property_id, run_id, step_id) do update set
      shown = seen.shown or excluded.shown, done = seen.done or excluded.done, failed = seen.failed or excluded.failed`.execute(trx);
}

async function countDays(trx: Database): Promise<void> {
  await sql`
    insert into guide_days as known (property_id, day, guide_id, language, starts, completions)
    select property_id, day, guide_id, language, sum(starts), sum(completions) from day_changes
    group by property_id, day, guide_id, language having sum(starts) <> 0 or sum(completions) <> 0
    on conflict (property_id, day, guide_id, language) do update set
      starts = known.starts + excluded.starts, completions = known.completions + excluded.completions`.execute(trx);
  await sql`delete from guide_days d using day_changes c
    where (d.property_id, d.day, d.guide_id, d.language) = (c.property_id, c.day, c.guide_id, c.language)
      and d.starts = 0 and d.completions = 0`.execute(trx);
}

async function countStepDays(trx: Database): Promise<void> {
  await sql`
    insert into guide_step_days as known (property_id, day, guide_id, step_id, language, shown, done, failed)
    select property_id, day, guide_id, step_id, language, sum(shown), sum(done), sum(failed) from step_day_changes
    group by property_id, day, guide_id, step_id, language having sum(shown) <> 0 or sum(done) <> 0 or sum(failed) <> 0
    on conflict (property_id, day, guide_id, step_id, language) do update set
      shown = known.shown + excluded.shown, done = known.done + excluded.done, failed = known.failed + excluded.failed`.execute(trx);
  await sql`delete from guide_step_days d using step_day_changes c
    where (d.property_id, d.day, d.guide_id, d.step_id, d.language) = (c.property_id, c.day, c.guide_id, c.step_id, c.language)
      and d.shown = 0 and d.done = 0 and d.failed = 0`.execute(trx);
}
