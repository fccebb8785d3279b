/**
 * Runs at most `atOnce` pieces of work at a time; `waiting` more wait for their turn, in order. What comes beyond that is not begun.
 * @param refusal what a piece of work that is not begun fails with
 */
export function turns(atOnce: number, waiting: number, refusal: () => Error) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw refusal();
      // Whoever ends hands its place over, so `running` stays as it is.
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
