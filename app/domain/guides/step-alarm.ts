import { PRECISION, WAIT } from "#app/domain/targets/target.ts";
import type { GuideContent } from "./guide.ts";
import { type StoredShape, wholeShape } from "./stored-step.ts";

/** So many failures of one step within so many hours raise an alarm on it (design section 4: Step alarms). */
export const ALARM = { failures: 5, hours: 8 } as const;

/** Why a player gave a step up: its target was not on the page, was there without being visible, or its selector means nothing. */
export const FAILURE_REASONS = ["absent", "hidden", "invalid"] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** A step of the live version that a player gave up. `at` is ISO 8601; `path` is the page, null where none was sent (privacy level 0). */
export type StepFailure = { at: string; reason: FailureReason; path: string | null };

/**
 * An alarm on a step. `target` is what was not found; `since` and `last` (ISO 8601) are its first and latest failure, `failures` how many
 * there were. `pages` are those where most of them happened, at most MOST_PAGES.
 */
export type StepAlarm = {
  stepId: string;
  target: string;
  since: string;
  last: string;
  failures: number;
  reasons: Partial<Record<FailureReason, number>>;
  pages: { path: string; failures: number }[];
};

export const MOST_PAGES = 5;

/** What a player looks for, in a form to compare: another one is a new target, which ends an alarm. */
export function targetOf(step: StoredShape): string {
  const { type, identifier, selectors, targetText, url, target, precision, wait } = wholeShape(step);
  // Alarms from before there were these keep what they are compared by.
  const later = target || precision !== PRECISION.standard || wait !== WAIT.standard ? [target, precision, wait] : [];
  return JSON.stringify([type, identifier, selectors, targetText, url, ...later]);
}

/** The alarms that still hold for a draft: those of steps that it has, with the target that failed. */
export function heldAlarms(alarms: StepAlarm[], { steps }: Pick<GuideContent, "steps">): StepAlarm[] {
  return alarms.filter(({ stepId, target }) => steps.some((step) => step.id === stepId && targetOf(step) === target));
}

/**
 * The alarm on a step after failures.
 * @param known the alarm that it has, if any; further failures then add to it
 * @param failures those that no alarm counts yet, in any order
 * @returns null while there are too few within ALARM.hours
 */
export function alarmAfter(step: StoredShape, known: StepAlarm | null, failures: StepFailure[]): StepAlarm | null {
  const sorted = failures.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const first = known ? 0 : firstOfMany(sorted.map(({ at }) => Date.parse(at)));
  if (first < 0) return null;
  const counted = sorted.slice(first);
  const [earliest, latest] = [counted[0], counted.at(-1)];
  if (!earliest || !latest) return known;
  const { since, last, failures: before, reasons, pages } = known ?? BLANK;
  return {
    stepId: step.id,
    target: targetOf(step),
    since: since === "" || earliest.at < since ? earliest.at : since,
    last: latest.at > last ? latest.at : last,
    failures: before + counted.length,
    reasons: withReasons(reasons, counted),
    pages: mostFailing(counted, pages),
  };
}

const BLANK: Pick<StepAlarm, "since" | "last" | "failures" | "reasons" | "pages"> = {
  since: "",
  last: "",
  failures: 0,
  reasons: {},
  pages: [],
};

/** Where so many moments (epoch milliseconds, ascending) begin that they raise an alarm; -1 for nowhere. */
function firstOfMany(moments: number[]): number {
  return moments.findIndex(
    (at, index) => (moments[index + ALARM.failures - 1] ?? Number.POSITIVE_INFINITY) - at <= ALARM.hours * 3_600_000,
  );
}

function withReasons(known: StepAlarm["reasons"], failures: StepFailure[]): StepAlarm["reasons"] {
  const counts = { ...known };
  for (const { reason } of failures) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function mostFailing(failures: StepFailure[], known: StepAlarm["pages"]): StepAlarm["pages"] {
  const counts = new Map(known.map(({ path, failures }) => [path, failures]));
  for (const { path } of failures) if (path !== null) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts]
    .map(([path, count]) => ({ path, failures: count }))
    .sort((a, b) => b.failures - a.failures)
    .slice(0, MOST_PAGES);
}
