import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { ROLLUP_LOCK } from "#server/events/roll-up.ts";
import { batchesSoFar, clearPaths, clearPathsSince, nextMentions, type Read } from "#server/resources/users/everything/mentions.ts";
import { erasureOf, type Place, type Rule } from "#server/resources/users/everything/place.ts";
import { PLACES } from "#server/resources/users/everything/places.ts";
import { endWork, removeFilesWith } from "#server/resources/users/everything/unfinished-work.ts";
import { knownNow, type Whom } from "#server/resources/users/everything/whom.ts";
import { createAboutPerson, personPayload, sectionOfPerson } from "./about-person.ts";
import type { RunningTask, TaskType } from "./task-type.ts";

const ROWS_AT_ONCE = 5000;
/** What calls that came before hold in memory is written within a second: events, and samples of refused values. */
const WRITTEN_MILLISECONDS = 1500;

/** What is erased, under which name its counts go on, and how far that is. Empty once everything is done. */
type State = {
  whom?: Whom;
  pseudonym?: string;
  /** The events that were there when it began. */
  batch?: number;
  /** How many of the conditions of the list of places are done. */
  step?: number;
  /** Up to where the paths of others were read; null when all were. */
  read?: Read | null;
  rows?: number;
};

/**
 * Erases one person: nothing stays that names them, and what was counted stays. It goes on behind its last portion; doing a portion twice
 * changes nothing. The person's own rows go last, with what arrived meanwhile: a later visit is that of somebody new.
 */
export const erasePerson: TaskType = {
  section: sectionOfPerson,
  payload: personPayload,
  create: (stores, caller, payload) => createAboutPerson(stores, caller, "erase-person", payload),
  async run(task) {
    let state = task.row.state as State;
    if (!state.whom) return {};
    state = await begin(task, state.whom, state);
    const { whom } = state as Required<State>;
    while ((await removeFilesWith(task, whom)) > 0) await keep(task, state);
    const steps = PLACES.filter(({ isLast }) => !isLast).flatMap((place) => rulesOf(place, whom).map((rule) => ({ place, rule })));
    for (const { place, rule } of steps.slice(state.step ?? 0)) state = await erasePortions(task, state as Required<State>, place, rule);
    state = await clearMentions(task, state as Required<State>);
    // What was stored by an export that had not noticed yet that it was ended.
    while ((await removeFilesWith(task, whom)) > 0) await keep(task, state);
    await sleep(WRITTEN_MILLISECONDS, undefined, { signal: task.signal });
    await finish(task, state as Required<State>);
    return {};
  },
};

const rulesOf = (place: Place, whom: Whom): Rule[] => place.erased?.(whom) ?? place.rows(whom);

function keep(task: RunningTask, state: State) {
  return task.portion(async () => ({ progress: { state, done: state.rows ?? 0, stage: "removing" } }));
}

/** Notes who the person is by now, and ends what others do with them. */
async function begin(task: RunningTask, known: Whom, earlier: State): Promise<State> {
  const { state } = await task.portion(async () => {
    await endWork(task.db, known, task.row.id);
    const whom = await knownNow(task.db, known);
    const { pseudonym = `erased-${randomUUID()}`, batch = await batchesSoFar(task.db) } = earlier;
    const state: State = { ...earlier, whom, pseudonym, batch };
    return { state, progress: { state, stage: "removing" } };
  });
  return state;
}

async function erasePortions(task: RunningTask, from: Required<State>, place: Place, rule: Rule): Promise<State> {
  const becomes = place.becomes?.(from.whom, from.pseudonym) ?? null;
  for (let state: State = from; ; ) {
    const { rows } = await task.portion(async () => {
      const { numAffectedRows } = await erasureOf(place, rule, becomes, ROWS_AT_ONCE).execute(task.db);
      const rows = Number(numAffectedRows ?? 0);
      state = { ...state, rows: (state.rows ?? 0) + rows, step: (from.step ?? 0) + (rows < ROWS_AT_ONCE ? 1 : 0) };
      return { rows, progress: { state, done: state.rows, stage: "removing" } };
    });
    if (rows < ROWS_AT_ONCE) return state;
  }
}

async function clearMentions(task: RunningTask, from: State & { whom: Whom }): Promise<State> {
  let state: State & { whom: Whom } = from;
  while (state.read !== null) {
    const portion = await task.portion(async () => {
      const page = await nextMentions(task.db, state.whom, state.read ?? null);
      const ids = page?.found.map(({ id }) => id) ?? [];
      if (page) await clearPaths(task.db, page.propertyId, ids);
      const next = { ...state, read: page?.next ?? null, rows: (state.rows ?? 0) + ids.length };
      return { next, progress: { state: next, done: next.rows, stage: "removing" } };
    });
    state = portion.next;
  }
  return state;
}

/** Everything that arrived meanwhile, and the rows of the person. Meanwhile no events are rolled up: that would write the person anew. */
async function finish(task: RunningTask, state: Required<State>): Promise<void> {
  const { db, row } = task;
  await task.portion(async () => {
    await sql`select pg_advisory_xact_lock(${ROLLUP_LOCK})`.execute(db);
    await endWork(db, state.whom, row.id);
    const whom = await knownNow(db, state.whom);
    for (const place of PLACES) {
      const becomes = place.becomes?.(whom, state.pseudonym) ?? null;
      for (const rule of rulesOf(place, whom)) await erasureOf(place, rule, becomes, null).execute(db);
    }
    await clearPathsSince(db, whom, state.batch);
    await db.updateTable("tasks").set({ payload: "{}" }).where("id", "=", row.id).execute();
    return { progress: { state: {}, done: state.rows, total: state.rows } };
  });
}
