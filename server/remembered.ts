const MOST_ENTRIES = 10_000;

/** The same question asked at most once in `milliseconds` for each number; in between the last answer holds. Failures are not remembered. */
export function remembered<T>(milliseconds: number, ask: (id: number) => Promise<T>): (id: number) => Promise<T> {
  const known = new Map<number, { answer: T; until: number }>();
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
