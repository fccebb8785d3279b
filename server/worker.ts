import { rollUp } from "./events/roll-up.ts";
import type { Parts } from "./parts.ts";

const ROLL_UP_MILLISECONDS = 1000;

/** Background work of an instance: rollups, each second. @returns stops it once what is running has ended */
export function startWorker({ db, log }: Pick<Parts, "db" | "log">): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const turn = () => {
    running = rollUpAll()
      .catch((error) => log.error({ err: error }, "the rollup failed"))
      .then(() => {
        if (!stopped) timer = setTimeout(turn, ROLL_UP_MILLISECONDS).unref();
      });
  };
  const rollUpAll = async () => {
    while (!stopped && (await rollUp(db)) > 0);
  };
  timer = setTimeout(turn, ROLL_UP_MILLISECONDS).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
