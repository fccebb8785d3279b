import { rollUp } from "./events/roll-up.ts";
import { forgetAnswers } from "./http/only-once.ts";
import type { Parts } from "./parts.ts";

const PAUSE_MILLISECONDS = 1000;
/** While much waits, the rollup rests for this many times as long as it took: what people and players send goes first. */
const REST = 5;

const FORGET_EVERY_MILLISECONDS = 600_000;

/** Background work of an instance: rollups, a portion each second; and what is kept for a time only is deleted when that is over. @returns stops it once what is running has ended */
export function startWorker({ db, log }: Pick<Parts, "db" | "log">): () => Promise<void> {
  let stopped = false;
  let forgetAt = 0;
  let timer: NodeJS.Timeout;
  let running = Promise.resolve();
  const turn = () => {
    running = portion()
      .catch((error) => {
        log.error({ err: error }, "background work failed");
        return PAUSE_MILLISECONDS;
      })
      .then((pause) => {
        if (!stopped) timer = setTimeout(turn, pause).unref();
      });
  };
  const portion = async () => {
    const began = performance.now();
    if (began >= forgetAt) {
      forgetAt = began + FORGET_EVERY_MILLISECONDS;
      while (!stopped && (await forgetAnswers(db)) > 0);
    }
    const any = (await rollUp(db)) > 0;
    return any ? (performance.now() - began) * REST : PAUSE_MILLISECONDS;
  };
  timer = setTimeout(turn, PAUSE_MILLISECONDS).unref();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
