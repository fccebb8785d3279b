import fc from "fast-check";
import { expect, test } from "vitest";
import { monthOf } from "#app/domain/messages/calendar.ts";
import { isEndInvalid, nextFullHour, settledVisibility, withoutSeconds } from "#app/domain/messages/message-times.ts";
import { localTimeOf, momentOf } from "#app/features/audience/local-time.server.ts";
import { CHANGES, clockAt, DAY, firstQuarterAfter, HOUR, MINUTE, momentShowing, QUARTER, ZONES } from "./brute-calendar.ts";

const zone = fc.constantFrom(...ZONES);
const near = fc
  .tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -2 * 96, max: 2 * 96 }))
  .map(([change, quarters]) => change + quarters * QUARTER);
const iso = (at: number) => new Date(at).toISOString();
const typed = (clock: number) => iso(clock).slice(0, 16);

test("section 9: a date-time input begins with the next moment at which its clocks show a full hour, also when they are changed", () => {
  fc.assert(
    fc.property(near, fc.integer({ min: 0, max: 15 * MINUTE - 1 }), zone, (quarter, more, timezone) => {
      const isFullHour = (moment: number) => clockAt(moment, timezone) % HOUR === 0;
      expect(nextFullHour(quarter + more, timezone)).toEqual({ utc: iso(firstQuarterAfter(quarter, isFullHour, DAY)), timezone });
    }),
    { numRuns: 1000 },
  );
});

test("section 4: a start and an end are moments at which the clocks of their time zone show what was chosen; what they skip is as much later", () => {
  fc.assert(
    fc.property(near, zone, (at, timezone) => {
      const clock = clockAt(at, timezone);
      for (const chosen of [clock, clock + HOUR, clock - HOUR, clock + 30 * MINUTE]) {
        const first = momentShowing(chosen, timezone);
        const moment = momentOf(typed(chosen), timezone);
        if (clockAt(first, timezone) === chosen) expect(clockAt(Date.parse(moment!), timezone)).toBe(chosen);
        else expect(moment).toBe(iso(first));
      }
      expect(localTimeOf(iso(at), timezone)).toBe(typed(clock));
    }),
    { numRuns: 300 },
  );
});

test("section 4: an end is invalid on or before its start as moments, whatever the clocks of the two time zones show", () => {
  let contrary = 0;
  fc.assert(
    fc.property(near, fc.integer({ min: -96, max: 96 }), zone, zone, (start, quarters, one, other) => {
      const end = start + quarters * QUARTER;
      const [minTime, maxTime] = [
        { utc: iso(start), timezone: one },
        { utc: iso(end), timezone: other },
      ];
      expect(isEndInvalid(minTime, maxTime, start + 9 * DAY)).toBe(quarters <= 0);
      expect(isEndInvalid(null, maxTime, start)).toBe(quarters <= 0);
      if (clockAt(end, other) <= clockAt(start, one) !== quarters <= 0) contrary += 1;
    }),
    { numRuns: 1000 },
  );
  expect(contrary).toBeGreaterThan(20);
});

test("section 4: what is published waits until its start and is used from its end on, to the millisecond and in every time zone", () => {
  fc.assert(
    fc.property(near, fc.integer({ min: 1, max: 400 }), fc.integer({ min: -400, max: 800 }), zone, (start, length, now, timezone) => {
      const [begins, ends, at] = [start, start + length * QUARTER, start + now * QUARTER];
      const times = { minTime: { utc: iso(begins), timezone }, maxTime: { utc: iso(ends), timezone } };
      for (const moment of [at, begins - 1, begins, ends - 1, ends]) {
        const expected = moment < begins ? "scheduled" : moment < ends ? "public" : "used";
        for (const visibility of ["public", "scheduled"] as const) expect(settledVisibility(visibility, times, moment)).toBe(expected);
        for (const visibility of ["private", "used", "archived", "deleted"] as const) {
          expect(settledVisibility(visibility, times, moment)).toBe(visibility);
        }
      }
    }),
  );
});

test("section 4: a start without its seconds shows the same minute on every clock", () => {
  fc.assert(
    fc.property(near, fc.integer({ min: 0, max: MINUTE - 1 }), zone, (quarter, more, timezone) => {
      expect(withoutSeconds({ utc: iso(quarter + more), timezone })).toEqual({ utc: iso(quarter), timezone });
    }),
  );
});

test("a day of the calendar of messages is what the clocks call it, also a day that Samoa left out", () => {
  fc.assert(
    fc.property(near, zone, (at, timezone) => {
      const day = iso(clockAt(at, timezone)).slice(0, 10);
      const { days, starts, end } = monthOf(day.slice(0, 7), timezone);
      expect(days[starts.findLastIndex((start) => start <= at)]).toBe(day);
      expect(at).toBeLessThan(end);
    }),
    { numRuns: 300 },
  );
});
