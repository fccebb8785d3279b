const MOST_ENTRIES = 10_000;

/** Calls `ask` at most once per `milliseconds` for each id and answers from the cache in between. Failures are not cached. */
export function cachedFor<T, Id extends number | string = number>(
  milliseconds: number,
  ask: (id: Id) => Promise<T>,
): (id: Id) => Promise<T> {
  const answers = new Map<Id, { answer: T; until: number }>();
  return async (id) => {
    const now = Date.now();
    const cached = answers.get(id);
    if (cached && cached.until > now) return cached.answer;
    const answer = await ask(id);
    if (answers.size > MOST_ENTRIES) answers.clear();
    answers.set(id, { answer, until: now + milliseconds });
    return answer;
  };
}
