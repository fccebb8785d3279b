import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { ROLLUP_LOCK } from "#server/events/roll-up.ts";
import { ERASED } from "#server/resources/player/take-answer.ts";
import { nextFile } from "#server/resources/users/everything/files.ts";
import { batchesSoFar, clearPaths, clearPathsSince, nextMentions, type Read } from "#server/resources/users/everything/mentions.ts";
import { eraseAll, erasureOf, type Place, type Rule } from "#server/resources/users/everything/place.ts";
import { PLACES } from "#server/resources/users/everything/places.ts";
import { endImport, endWork } from "#server/resources/users/everything/unfinished-work.ts";
import { knownNow, type Whom } from "#server/resources/users/everything/whom.ts";
import { createAboutPerson, personPayload, sectionOfPerson } from "./about-person.ts";
import { removeFiles } from "./task-files.ts";
import type { RunningTask, TaskType } from "./task-type.ts";

const ROWS_AT_ONCE = 5000;
/** What calls that came before hold in memory is written within a second: events, and samples of refused values. */
const WRITTEN_MILLISECONDS = 1500;

/** What is erased, under which name its counts go on, and how far that is. Empty once everything is done. */
type State = {
  whom: Whom;
  pseudonym?: string;
  /** The events that were there when it began. */
  batch?: number;
  /** Behind which file it goes on. */
  file?: string;
  /** How many of the conditions of the list of places are done. */
  step?: number;
  /** Up to where the paths of others were read; null when all were. */
  read?: Read | null;
  rows?: number;
  /** Whether the person's own rows are gone: whoever has them now is somebody new. */
  isGone?: true;
};
/** Once it has begun. */
type Begun = State & Required<Pick<State, "pseudonym" | "batch">>;

/**
 * Erases one person: nothing stays that names them, and what was counted stays. It goes on behind its last portion; doing a portion twice
 * changes nothing. The person's own rows go last, with what arrived meanwhile: a later visit is that of somebody new.
 */
export const erasePerson: TaskType = {
  section: sectionOfPerson,
  payload: personPayload,
  create: (stores, caller, payload) => createAboutPerson(stores, caller, "erase-person", payload),
  async run(task) {
    const stored = task.row.state as Partial<State>;
    if (!isAsked(stored)) return {};
    let state = hasBegun(stored) ? stored : await begin(task, stored);
    if (!state.isGone) {
      state = await removeFilesOf(task, state);
      state = await erasePlaces(task, state);
      state = await clearMentions(task, state);
      // Imports of what was uploaded meanwhile end before the person's rows are gone.
      state = await removeFilesOf(task, state);
      await sleep(WRITTEN_MILLISECONDS, undefined, { signal: task.signal });
      state = await finish(task, state);
    }
    // What was stored by exports that had read the person while they were still there.
    const { rows = 0 } = await removeFilesOf(task, state);
    await task.portion(async () => {
      await task.db.updateTable("tasks").set({ payload: "{}" }).where("id", "=", task.row.id).execute();
      return { progress: { state: {}, done: rows, total: rows } };
    });
    return {};
  },
};

const isAsked = (state: Partial<State>): state is State => state.whom !== undefined;
const hasBegun = (state: State): state is Begun => state.pseudonym !== undefined;
const rulesOf = (place: Place, whom: Whom): Rule[] => place.erased?.(whom) ?? place.rows(whom);

/** One portion: what it changes and the state that it leads to are stored together. It may run twice, so it keeps nothing itself. */
async function portionOf<S extends State>(task: RunningTask, work: () => Promise<S>): Promise<S> {
  const { next } = await task.portion(async () => {
    const next = await work();
    return { next, progress: { state: next, done: next.rows ?? 0, stage: "removing" } };
  });
  return next;
}

/** Notes who the person is by now, and ends what others do with them. */
function begin(task: RunningTask, { whom }: State): Promise<Begun> {
  return portionOf(task, async () => {
    await endWork(task.db, whom, task.row.id);
    return { whom: await knownNow(task.db, whom), pseudonym: `${ERASED}${randomUUID()}`, batch: await batchesSoFar(task.db) };
  });
}

/** Removes the files that hold the person, and ends imports of them; others go on. Reading a file is no part of a portion. */
async function removeFilesOf(task: RunningTask, from: Begun): Promise<Begun> {
  let state = from;
  for (;;) {
    task.signal.throwIfAborted();
    const found = await nextFile(task, state.whom, state.file ?? "0");
    if (!found) return state;
    const { file, isTheirs } = found;
    if (isTheirs) {
      if (file.kind === "upload" && file.task_id !== null) await endImport(task.db, file.task_id);
      await removeFiles(task, [file]);
    }
    state = await portionOf(task, async () => ({ ...state, file: file.id }));
  }
}

async function erasePlaces(task: RunningTask, from: Begun): Promise<Begun> {
  let state = from;
  // The same list whenever it begins anew: it comes of what is stored.
  const steps = PLACES.filter(({ isLast }) => !isLast).flatMap((place) => rulesOf(place, from.whom).map((rule) => ({ place, rule })));
  for (;;) {
    const { step = 0, rows: before = 0 } = state;
    const next = steps[step];
    if (!next) return state;
    const becomes = next.place.becomes?.(from.whom, from.pseudonym) ?? null;
    state = await portionOf(task, async () => {
      // Who rolls up changes rows of the same people in an order of its own: two at once would wait for each other in a circle.
      await sql`select pg_advisory_xact_lock(${ROLLUP_LOCK})`.execute(task.db);
      const { numAffectedRows } = await erasureOf(next.place, next.rule, becomes, ROWS_AT_ONCE).execute(task.db);
      const rows = Number(numAffectedRows ?? 0);
      return { ...state, rows: before + rows, step: rows < ROWS_AT_ONCE ? step + 1 : step };
    });
  }
}

async function clearMentions(task: RunningTask, from: Begun): Promise<Begun> {
  let state = from;
  while (state.read !== null) {
    const { whom, read = null, rows = 0 } = state;
    state = await portionOf(task, async () => {
      const page = await nextMentions(task.db, whom, read);
      const ids = page?.found.map(({ id }) => id) ?? [];
      if (page) await clearPaths(task.db, page.propertyId, ids);
      return { ...state, read: page?.next ?? null, rows: rows + ids.length };
    });
  }
  return state;
}

/** Everything that arrived meanwhile, and the rows of the person. Meanwhile no events are rolled up: that would write the person anew. */
function finish(task: RunningTask, state: Begun): Promise<Begun> {
  const { db, row } = task;
  const { whom: known, pseudonym, batch } = state;
  return portionOf(task, async () => {
    await sql`select pg_advisory_xact_lock(${ROLLUP_LOCK})`.execute(db);
    await endWork(db, known, row.id);
    const whom = await knownNow(db, known);
    for (const place of PLACES) {
      const becomes = place.becomes?.(whom, pseudonym) ?? null;
      for (const rule of rulesOf(place, whom)) await eraseAll(db, place, rule, becomes);
    }
    await clearPathsSince(db, whom, batch);
    return { ...state, whom, isGone: true as const };
  });
}
