import type { Gate } from "./gate.ts";
import type { Item, Situation } from "./item.ts";
import type { Cap, ShownKind } from "./showing.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

type Before = { type: ShownKind; id: number; at: number };

/**
 * Whether it is time for an item that shows by itself: it was not finished, or long enough ago; not shown since, or long enough ago; and
 * nothing was shown too often or too lately. A day is 24 hours here.
 */
export function frequencyGates(item: Item, { at, history: { impressions, done: finished }, frequency }: Situation): Gate[] {
  const { type, id } = item;
  const { recurrence, reminder } = item.showing;
  const isOf = (each: Before) => each.id === id && each.type === type && each.at <= at;
  const done = lastOf(finished, isOf);
  const round = done === null ? null : recurrence > 0 ? done + recurrence * DAY : Number.POSITIVE_INFINITY;
  const shown = lastOf(impressions, (each) => isOf(each) && (round === null || each.at >= round));
  return [
    { gate: "done", passes: round === null || at >= round, last: done, recurrence, again: openedAt(round, at) },
    reminderGate(shown, reminder, at),
    ...capGate("cap", frequency.kinds[type as ShownKind] ?? null, impressions, (each) => each.type === type, at),
    ...capGate("cap_overall", frequency.overall, impressions, () => true, at),
    ...quietGate(frequency.quietHours, impressions, at),
  ];
}

function reminderGate(last: number | null, reminder: number, at: number): Gate {
  const opens = last === null ? null : reminder > 0 ? last + reminder * DAY : Number.POSITIVE_INFINITY;
  return { gate: "reminder", passes: opens === null || at >= opens, last, reminder, again: openedAt(opens, at) };
}

/** Showings count for so many days; then there is room for another. */
function capGate(gate: "cap" | "cap_overall", cap: Cap, shown: readonly Before[], counts: (each: Before) => boolean, at: number): Gate[] {
  if (cap === null) return [];
  const counted: number[] = [];
  for (const each of shown) if (each.at <= at && each.at > at - cap.days * DAY && counts(each)) counted.push(each.at);
  const passes = counted.length < cap.times;
  const ends = passes ? undefined : counted.sort((one, other) => one - other)[counted.length - cap.times];
  return [{ gate, passes, actual: counted.length, ...cap, again: ends === undefined ? null : ends + cap.days * DAY }];
}

function quietGate(hours: number, shown: readonly Before[], at: number): Gate[] {
  if (hours === 0) return [];
  const last = lastOf(shown, (each) => each.at <= at);
  const opens = last === null ? null : last + hours * HOUR;
  return [{ gate: "quiet", passes: opens === null || at >= opens, last, hours, again: openedAt(opens, at) }];
}

const openedAt = (opens: number | null, at: number) => (opens === null || at >= opens || !Number.isFinite(opens) ? null : opens);

/** Written as a loop, because it runs for every item in the player. */
function lastOf(times: readonly Before[], counts: (each: Before) => boolean): number | null {
  let last: number | null = null;
  for (const each of times) if (counts(each) && (last === null || each.at > last)) last = each.at;
  return last;
}
