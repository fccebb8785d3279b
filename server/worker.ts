import { PERSON_LIMITS } from "#app/domain/users/person-limits.ts";
import { dropOldEvents } from "./events/drop-old-events.ts";
import { rollUp } from "./events/roll-up.ts";
import { forgetAnswers } from "./http/only-once.ts";
import { fetchDue } from "./resources/documents/fetch-due.ts";
import { dropUnusedImages } from "./resources/images/drop-unused.ts";
import { settleMessages } from "./resources/messages/settle-messages.ts";
import { dropOldPlayerFiles } from "./resources/player/player-files.ts";
import { roomForPeople } from "./resources/player/room-for-people.ts";
import { publishDue } from "./resources/publishing/publish-due.ts";
import { dropOldTasks } from "./tasks/drop-old-tasks.ts";
import type { TaskParts } from "./tasks/task-type.ts";
import { startTaskWorker } from "./tasks/task-worker.ts";

const PAUSE_MILLISECONDS = 1000;
const MINUTE = 60_000;
const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;
/** While much is waiting, a job pauses for this many times as long as it took, so that requests go first. */
const REST = 5;

/**
 * Background work of an instance: rollups every second and the deletion of expired data now and then, in portions, and tasks.
 * @returns a function that stops it once the running job has ended
 */
export function startWorker(parts: TaskParts): () => Promise<void> {
  const { db, env, log, files } = parts;
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const hasRoom = roomForPeople({ db, log }, PERSON_LIMITS.people);
  const stops = [
    repeat(() => rollUp(db, hasRoom), PAUSE_MILLISECONDS, failed("the rollup failed")),
    repeat(() => publishDue(db), PAUSE_MILLISECONDS, failed("publishing what was planned failed")),
    repeat(() => settleMessages(db), PAUSE_MILLISECONDS, failed("beginning and ending messages failed")),
    repeat(() => fetchDue(db), MINUTE, failed("fetching help centres again failed")),
    repeat(() => forgetAnswers(db), TEN_MINUTES, failed("deleting kept answers failed")),
    repeat(() => dropOldEvents(db, env.EVENT_DAYS), HOUR, failed("deleting old events failed")),
    repeat(() => dropOldTasks({ db, files }), HOUR, failed("deleting old tasks failed")),
    repeat(() => dropUnusedImages({ db, files }), HOUR, failed("deleting unused images failed")),
    repeat(() => dropOldPlayerFiles(db), HOUR, failed("deleting old player files failed")),
    // An instance whose tasks are left to workers of their own runs none.
    ...(env.TASKS === "on" || env.HANDRAIL_START === "worker" ? [startTaskWorker(parts)] : []),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Runs portions of a job while there is something to do, then checks again after `pause` milliseconds. */
function repeat(portion: () => Promise<number>, pause: number, failed: (error: unknown) => void): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const turn = () => {
    const began = performance.now();
    running = portion()
      .then((done) => (done > 0 ? (performance.now() - began) * REST : pause))
      .catch((error) => {
        failed(error);
        return PAUSE_MILLISECONDS;
      })
      .then((rest) => {
        if (!stopped) timer = setTimeout(turn, rest).unref();
      });
  };
  timer = setTimeout(turn, PAUSE_MILLISECONDS).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
