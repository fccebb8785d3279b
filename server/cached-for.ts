import { BoundedMap } from "#app/domain/bounded-map.ts";
import { isWithinTransaction } from "#server/database/transaction-scope.ts";

const MOST_ENTRIES = 10_000;

/** Calls `ask` at most once per `milliseconds` for each id and answers from the cache in between. Failures are not cached. */
export function cachedFor<T, Id extends number | string = number>(
  milliseconds: number,
  ask: (id: Id) => Promise<T>,
): (id: Id) => Promise<T> {
  const answers = new BoundedMap<Id, { answer: Promise<T>; until: number; isKnown: boolean }>(MOST_ENTRIES);
  return async (id) => {
    // No change of the machine's clock makes an answer last longer.
    const now = performance.now();
    const cached = answers.get(id);
    // Who asks meanwhile waits for the same answer; but not within a transaction, whose end that answer may be waiting for.
    if (cached && cached.until > now && (cached.isKnown || !isWithinTransaction())) return cached.answer;
    const asked = { answer: ask(id), until: now + milliseconds, isKnown: false };
    answers.set(id, asked);
    asked.answer.then(
      () => {
        asked.isKnown = true;
      },
      () => {
        if (answers.get(id) === asked) answers.delete(id);
      },
    );
    return asked.answer;
  };
}
