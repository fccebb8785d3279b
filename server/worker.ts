import { dropOldEvents } from "./events/drop-old-events.ts";
import { rollUp } from "./events/roll-up.ts";
import { forgetAnswers } from "./http/only-once.ts";
import type { Parts } from "./parts.ts";

const PAUSE_MILLISECONDS = 1000;
const TEN_MINUTES = 600_000;
const HOUR = 3_600_000;
/** While much is waiting, a job pauses for this many times as long as it took, so that requests go first. */
const REST = 5;

/**
 * Background work of an instance, in portions: rollups every second, and now and then the deletion of expired data.
 * @returns a function that stops it once the running job has ended
 */
export function startWorker({ db, env, log }: Omit<Parts, "pool">): () => Promise<void> {
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const stops = [
    repeat(() => rollUp(db), PAUSE_MILLISECONDS, failed("the rollup failed")),
    repeat(() => forgetAnswers(db), TEN_MINUTES, failed("deleting kept answers failed")),
    repeat(() => dropOldEvents(db, env.EVENT_DAYS), HOUR, failed("deleting old events failed")),
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
