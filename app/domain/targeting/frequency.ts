import type { History, Item, Situation } from "./item.ts";
import type { Cap, CappedKind, ShownKind } from "./showing.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

type Before = { type: ShownKind; id: number; at: number };

/**
 * Whether it is time for an item that shows by itself: it was not finished, or long enough ago; not shown since, or long enough ago; and its
 * kind was not shown too often. A day is 24 hours here. With `isTimeForAny`, `frequencyGates` says the same with its reasons.
 */
export function isDue(item: Item, situation: Situation): boolean {
  const round = nextRound(item, situation);
  return (
    isPast(round, situation) &&
    isPast(nextReminder(item, situation, round), situation) &&
    hasRoom(situation.frequency.kinds[item.type as CappedKind], situation, item.type)
  );
}

/** Whether anything may show by itself now: nothing was shown too lately, and not too much altogether. */
export const isTimeForAny = (situation: Situation): boolean =>
  hasRoom(situation.frequency.overall, situation) && isPast(endOfQuiet(situation), situation);

const isPast = ({ opens }: Time, { at }: Situation): boolean => at >= (opens ?? 0);

/** When something was last, and when it is time for it again; null for never before, and for at any time. */
export type Time = { last: number | null; opens: number | null };

const opensAfter = (last: number | null, wait: number): Time => ({ last, opens: last === null ? null : last + wait });

/**
 * When an item was finished, and begins anew: never where somebody does not want it again. Closing an announcement ends its round, and so does
 * closing what asks where no reminder comes.
 */
export function nextRound(item: Item, situation: Situation): Time {
  const { recurrence } = item.showing;
  const ends = endsOf(item, situation);
  const last = lastOf(ends, () => true);
  const isAgain = recurrence > 0 && ends.every(({ how }) => how !== "never");
  return opensAfter(last, isAgain ? recurrence * DAY : Number.POSITIVE_INFINITY);
}

/** Whatever ended a round of it. */
function endsOf(item: Item, { at, history }: Situation): History["done"] {
  const counts = isOf(item, at);
  const endsByClosing = item.type === "announcement" || item.showing.reminder === 0;
  return history.done.filter((each) => counts(each) && (endsByClosing || each.how !== "close"));
}

/** When an item was last shown in this round, and may be again. */
export function nextReminder(item: Item, situation: Situation, round = nextRound(item, situation)): Time {
  const { at, history } = situation;
  const { reminder } = item.showing;
  const counts = isOf(item, at);
  const last = lastOf(history.impressions, (each) => counts(each) && each.at >= (round.opens ?? 0));
  return opensAfter(last, reminder > 0 ? reminder * DAY : Number.POSITIVE_INFINITY);
}

/** When anything was last shown, and how long it is quiet after it. */
export function endOfQuiet({ at, history, frequency: { quietHours } }: Situation): Time {
  const last = quietHours === 0 ? null : lastOf(history.impressions, (each) => each.at <= at);
  return opensAfter(last, quietHours * HOUR);
}

/** What was shown of a kind, or at all, in the days that a cap counts; when they are over there is room for another. */
export const countedIn = ({ days }: NonNullable<Cap>, { at, history }: Situation, kind?: Item["type"]): Before[] =>
  history.impressions.filter((each) => (kind ?? each.type) === each.type && each.at <= at && each.at > at - days * DAY);

export const hasRoom = (cap: Cap | undefined, situation: Situation, kind?: Item["type"]): boolean =>
  !cap || countedIn(cap, situation, kind).length < cap.times;

const isOf =
  ({ type, id }: Item, at: number) =>
  (each: Before) =>
    each.id === id && each.type === type && each.at <= at;

/** Written as a loop, because it runs for every item in the player. */
function lastOf(times: readonly Before[], counts: (each: Before) => boolean): number | null {
  let last: number | null = null;
  for (const each of times) if (counts(each) && (last === null || each.at > last)) last = each.at;
  return last;
}
