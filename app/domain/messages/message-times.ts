import type { RecurrenceDays } from "#app/domain/targeting/showing.ts";
import { zoneOffset } from "#app/domain/time/zone.ts";
import { isPublished, type MessageType, type MessageVisibility, NPS_CATEGORY } from "./message.ts";

/** A moment as ISO 8601 in UTC, and the time zone in which it was chosen and is shown. */
export type MessageTime = { utc: string; timezone: string };

/** How often a message comes back: so many days after it was answered or closed for good, and after it was seen without that. */
export type MessageRecurrence = { recurrence: RecurrenceDays; reminder: RecurrenceDays };

/** Section 4: what a new message has. An NPS reminds every three days; a survey that asks as an NPS does also comes back every three months. */
export function usualRecurrence(type: MessageType, category: number): MessageRecurrence {
  if (type === "nps") return { recurrence: 0, reminder: 3 };
  if (type === "survey" && category === NPS_CATEGORY) return { recurrence: 90, reminder: 3 };
  return { recurrence: 0, reminder: 0 };
}

const MINUTE = 60_000;

/** Start time is stripped of seconds (section 4). */
export const withoutSeconds = (time: MessageTime): MessageTime => ({
  ...time,
  utc: new Date(Math.floor(Date.parse(time.utc) / MINUTE) * MINUTE).toISOString(),
});

/** Whether an end is invalid: on or before the start, or before now where there is no start (section 4). `now` is epoch milliseconds. */
export function isEndInvalid(minTime: MessageTime | null, maxTime: MessageTime | null, now: number): boolean {
  return maxTime !== null && Date.parse(maxTime.utc) <= (minTime ? Date.parse(minTime.utc) : now);
}

/** Whether two moments are the same one, to the minute: forms and calls carry no seconds. */
export function isSameMinute(one: MessageTime | null, other: MessageTime | null): boolean {
  return one === null || other === null ? one === other : withoutSeconds(one).utc === withoutSeconds(other).utc;
}

const HOUR = 60 * MINUTE;

/** What a time input begins with: the next full hour on the clocks of a time zone (section 9). `now` is epoch milliseconds. */
export function nextFullHour(now: number, timezone: string): MessageTime {
  const sinceFull = (at: number) => (((at + zoneOffset(at, timezone)) % HOUR) + HOUR) % HOUR;
  const next = now + HOUR - sinceFull(now);
  // Where clocks are changed by half an hour meanwhile, it shows none yet.
  const missing = sinceFull(next);
  return { utc: new Date(missing === 0 ? next : next + HOUR - missing).toISOString(), timezone };
}

/** Whether a live message is over at `now` (epoch milliseconds), so that it becomes `used`. */
export const isOver = (maxTime: MessageTime | null, now: number): boolean => maxTime !== null && now >= Date.parse(maxTime.utc);

/**
 * What is published is scheduled until its start has come, and used once its end has (section 4). `now` is epoch milliseconds; all other
 * states stay.
 */
export function settledVisibility(
  visibility: MessageVisibility,
  { minTime, maxTime }: { minTime: MessageTime | null; maxTime: MessageTime | null },
  now: number,
): MessageVisibility {
  if (!isPublished(visibility)) return visibility;
  if (isOver(maxTime, now)) return "used";
  return minTime && Date.parse(minTime.utc) > now ? "scheduled" : "public";
}
