const MOST_ENTRIES = 10_000;

/** The same question asked at most once in `milliseconds` for each id; in between the last answer holds. Failures are not remembered. */
export function remembered<T, Id extends number | string = number>(
  milliseconds: number,
  ask: (id: Id) => Promise<T>,
): (id: Id) => Promise<T> {
  const known = new Map<Id, { answer: T; until: number }>();
  return async (id) => {
    const now = Date.now();
    const kept = known.get(id);
    if (kept && kept.until > now) return kept.answer;
    const answer = await ask(id);
    if (known.size > MOST_ENTRIES) known.clear();
    known.set(id, { answer, until: now + milliseconds });
    return answer;
  };
}
