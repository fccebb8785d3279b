/**
 * Runs at most `atOnce` jobs at a time; `waiting` more wait for their turn, in order. Any further job is refused.
 * @param refusal makes the error for a refused job
 */
export function turns(atOnce: number, waiting: number, refusal: () => Error) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusal();
      // A finished job passes its place on, so `running` does not change.
      await new Promise<void>((begin) => queue.push(begin));
    } else running++;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
