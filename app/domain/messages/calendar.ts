import { momentOfClock } from "#app/domain/time/zone.ts";
import { isPublished, type MessageVisibility } from "./message.ts";

/** A month on the clocks of a time zone: its days as YYYY-MM-DD, and when each begins and the last one ends, in epoch milliseconds. */
export type Month = { key: string; days: string[]; starts: number[]; end: number };

const DAY = 86_400_000;
const KEY = /^(20\d\d|21\d\d)-(0[1-9]|1[0-2])$/;

export const isMonth = (key: string): boolean => KEY.test(key);

/** @param key as in "2026-11" */
export function monthOf(key: string, timeZone: string): Month {
  const first = Date.parse(`${key}-01T00:00:00Z`);
  const next = Date.parse(`${monthAfter(key, 1)}-01T00:00:00Z`);
  const clocks = Array.from({ length: (next - first) / DAY }, (_, day) => first + day * DAY);
  return {
    key,
    days: clocks.map((clock) => new Date(clock).toISOString().slice(0, 10)),
    starts: clocks.map((clock) => momentOfClock(clock, timeZone)),
    end: momentOfClock(next, timeZone),
  };
}

/** The month so many months later, or earlier. */
export function monthAfter(key: string, months: number): string {
  const [year = 0, month = 1] = key.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

type Scheduled = {
  visibility: MessageVisibility;
  minTime: { utc: string } | null;
  maxTime: { utc: string } | null;
  /** Since when it is or was live, or would have been before its start. */
  liveSince: string | null;
  unpublishedAt: string | null;
};

/** From when to when a message is or was live, in epoch milliseconds; `to` is null for one without an end. Null for what never was. */
export type Span = { from: number; to: number | null };

export function spanOf({ visibility, minTime, maxTime, liveSince, unpublishedAt }: Scheduled): Span | null {
  if (liveSince === null) return null;
  const from = Math.max(Date.parse(liveSince), minTime ? Date.parse(minTime.utc) : 0);
  const ends = [isPublished(visibility) ? null : unpublishedAt, maxTime?.utc ?? null].flatMap((end) =>
    end === null ? [] : [Date.parse(end)],
  );
  if (ends.length === 0) return isPublished(visibility) ? { from, to: null } : null;
  const to = Math.min(...ends);
  return to > from ? { from, to } : null;
}

/**
 * From when to when a draft would be live by the times that were chosen for it, were it published at `now` (epoch milliseconds); null for one
 * without any, one whose end has come, and what is no draft.
 */
export function plannedSpan({ visibility, minTime, maxTime }: Scheduled, now: number): Span | null {
  if (visibility !== "private" || (!minTime && !maxTime)) return null;
  const from = Math.max(now, minTime ? Date.parse(minTime.utc) : now);
  const to = maxTime && Date.parse(maxTime.utc);
  return to === null || to > from ? { from, to } : null;
}

/** The days of a month on which something is live, from 0: the first one and the last one; null if on none. */
export function daysOf({ from, to }: Span, { starts, end }: Month): { first: number; last: number } | null {
  if (from >= end || (to !== null && to <= starts[0]!)) return null;
  const dayAt = (moment: number) => starts.findLastIndex((start) => start <= moment);
  return { first: Math.max(0, dayAt(from)), last: to === null || to >= end ? starts.length - 1 : dayAt(to - 1) };
}
