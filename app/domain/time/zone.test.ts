import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RECURRENCE_DAYS } from "#app/domain/targeting/showing.ts";
import { daysLater, momentOfClock, zoneOffset } from "./zone.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const iso = (at: number) => new Date(at).toISOString();

const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu"];
/** Moments around which clocks change: Lord Howe by half an hour, Samoa by a whole day. */
const CHANGES = [
  "2026-03-29T01:00Z",
  "2026-10-25T01:00Z",
  "2026-03-08T07:00Z",
  "2026-11-01T06:00Z",
  "2026-04-04T15:00Z",
  "2026-10-03T15:30Z",
  "2011-12-30T10:00Z",
];

/** What the clocks of a time zone show, as if it were UTC; by the parts of the browser's own calendar. */
function clockOf(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en", {
    ...{ timeZone, calendar: "iso8601", hourCycle: "h23", year: "numeric", month: "numeric", day: "numeric" },
    ...{ hour: "numeric", minute: "numeric", second: "numeric" },
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)])) as Record<string, number>;
  return Date.UTC(part.year!, part.month! - 1, part.day, part.hour, part.minute, part.second);
}

/** By looking at the clock every quarter of an hour of four days: when it first shows a time; where it never does, the moment and what it skips. */
function foundByLooking(clock: number, timeZone: string): number {
  const first = Math.floor((clock - 2 * DAY) / (15 * MINUTE)) * 15 * MINUTE + (clock % (15 * MINUTE));
  for (let at = first; at < clock + 2 * DAY; at += 15 * MINUTE) {
    const shown = clockOf(at, timeZone);
    if (shown === clock) return at;
    // The clock has jumped over it: as much later as it stood before it.
    if (shown > clock) return at - 15 * MINUTE + (clock - clockOf(at - 15 * MINUTE, timeZone));
  }
  throw new Error(`${iso(clock)} was not found in ${timeZone}`);
}

const moment = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -3 * 96, max: 3 * 96 }))
  .map(([change, quarters]) => Date.parse(change) + quarters * 15 * MINUTE);

test("recurrence over clock changes is what a calendar shows that is looked through", () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moment, fc.constantFrom(...RECURRENCE_DAYS), (zone, later, days) => {
      const at = later - days * DAY;
      expect(iso(daysLater(at, days, zone))).toBe(iso(foundByLooking(clockOf(at, zone) + days * DAY, zone)));
    }),
    { numRuns: 400 },
  );
}, 60_000);

describe("a time on the clock", () => {
  test.each([
    ["a usual one", "Europe/Berlin", "2026-07-01T09:00Z", "2026-07-01T07:00:00.000Z"],
    ["one that is skipped counts as so much later", "Europe/Berlin", "2026-03-29T02:30Z", "2026-03-29T01:30:00.000Z"],
    ["one that comes twice is the first", "Europe/Berlin", "2026-10-25T02:30Z", "2026-10-25T00:30:00.000Z"],
    ["half an hour is skipped on Lord Howe", "Australia/Lord_Howe", "2026-10-04T02:10Z", "2026-10-03T15:40:00.000Z"],
    ["a day that Samoa does not have is the next", "Pacific/Apia", "2011-12-30T12:00Z", "2011-12-30T22:00:00.000Z"],
  ])("%s", (_, zone, clock, expected) => {
    expect(iso(momentOfClock(Date.parse(clock), zone))).toBe(expected);
  });
});

test("a daily time stays where it is on the clock when summer begins and ends", () => {
  const nine = Date.parse("2026-03-28T08:00Z");
  expect(iso(daysLater(nine, 1, "Europe/Berlin"))).toBe("2026-03-29T07:00:00.000Z");
  expect(iso(daysLater(nine, 1, "UTC"))).toBe("2026-03-29T08:00:00.000Z");
});

test("an offset also holds for moments between seconds and before 1970", () => {
  expect(zoneOffset(Date.parse("2026-01-01T00:00:00.500Z"), "Asia/Kathmandu")).toBe(5 * HOUR + 45 * MINUTE);
  expect(zoneOffset(-1, "UTC")).toBe(0);
  expect(() => zoneOffset(0, "Nowhere/At_All")).toThrow(RangeError);
});
