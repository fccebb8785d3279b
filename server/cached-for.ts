import { BoundedMap } from "#app/domain/bounded-map.ts";

const MOST_ENTRIES = 10_000;

/** Calls `ask` at most once per `milliseconds` for each id and answers from the cache in between. Failures are not cached. */
export function cachedFor<T, Id extends number | string = number>(
  milliseconds: number,
  ask: (id: Id) => Promise<T>,
): (id: Id) => Promise<T> {
  const answers = new BoundedMap<Id, { answer: T; until: number }>(MOST_ENTRIES);
  return async (id) => {
    // No change of the machine's clock makes an answer last longer.
    const now = performance.now();
    const cached = answers.get(id);
    if (cached && cached.until > now) return cached.answer;
    const answer = await ask(id);
    answers.set(id, { answer, until: now + milliseconds });
    return answer;
  };
}
