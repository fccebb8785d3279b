/** So many failures of one target within so many hours raise an alarm on it (design section 4: Step alarms). */
export const ALARM = { failures: 5, hours: 8 } as const;

/** Why a player gave a target up: it was not on the page, was there without being visible, or its selector means nothing. */
export const FAILURE_REASONS = ["absent", "hidden", "invalid"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** What a player gave up of what is live. `at` is ISO 8601; `path` is the page, null where none was sent (privacy level 0). */
export type Failure = { at: string; reason: FailureReason; path: string | null };

/**
 * An alarm on what points at an element: a step, tooltip or validator. `since` and `last` (ISO 8601) are its first and latest failure,
 * `failures` how many there were. `pages` are those where most of them happened, at most MOST_PAGES.
 */
export type Alarm = {
  since: string;
  last: string;
  failures: number;
  reasons: Partial<Record<FailureReason, number>>;
  pages: { path: string; failures: number }[];
};

export const MOST_PAGES = 5;

/**
 * The alarm after failures of a target.
 * @param known the alarm that it has, if any; further failures then add to it
 * @param failures those that no alarm counts yet, in any order
 * @returns null while there are too few within ALARM.hours
 */
export function alarmAfter(known: Alarm | null, failures: Failure[]): Alarm | null {
  const sorted = failures.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const first = known ? 0 : firstOfMany(sorted.map(({ at }) => Date.parse(at)));
  if (first < 0) return null;
  const counted = sorted.slice(first);
  const [earliest, latest] = [counted[0], counted.at(-1)];
  if (!earliest || !latest) return known;
  const { since, last, failures: before, reasons, pages } = known ?? BLANK;
  return {
    since: since === "" || earliest.at < since ? earliest.at : since,
    last: latest.at > last ? latest.at : last,
    failures: before + counted.length,
    reasons: withReasons(reasons, counted),
    pages: mostFailing(counted, pages),
  };
}

const BLANK: Alarm = { since: "", last: "", failures: 0, reasons: {}, pages: [] };

/** Where so many moments (epoch milliseconds, ascending) begin that they raise an alarm; -1 for nowhere. */
function firstOfMany(moments: number[]): number {
  return moments.findIndex(
    (at, index) => (moments[index + ALARM.failures - 1] ?? Number.POSITIVE_INFINITY) - at <= ALARM.hours * 3_600_000,
  );
}

function withReasons(known: Alarm["reasons"], failures: Failure[]): Alarm["reasons"] {
  const counts = { ...known };
  for (const { reason } of failures) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function mostFailing(failures: Failure[], known: Alarm["pages"]): Alarm["pages"] {
  const counts = new Map(known.map(({ path, failures }) => [path, failures]));
  for (const { path } of failures) if (path !== null) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts]
    .map(([path, count]) => ({ path, failures: count }))
    .sort((a, b) => b.failures - a.failures)
    .slice(0, MOST_PAGES);
}
