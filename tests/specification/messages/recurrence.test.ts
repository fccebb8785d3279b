import fc from "fast-check";
import { expect, test } from "vitest";
import { isDue, nextReminder, nextRound } from "#app/domain/targeting/frequency.ts";
import { frequencyGates } from "#app/domain/targeting/frequency-gates.ts";
import { type History, type Item, NOTHING_BEFORE, type Situation } from "#app/domain/targeting/item.ts";
import { NO_LIMITS, RECURRENCE_DAYS, SHOWING, type Showing } from "#app/domain/targeting/showing.ts";
import { CHANGES, clockAt, DAY, firstQuarterAfter, QUARTER, ZONES } from "./brute-calendar.ts";

const KINDS = ["announcement", "nps", "survey"] as const;
const message = (type: (typeof KINDS)[number], showing: Partial<Showing>): Item => ({
  ...{ type, id: 1, visibility: "public", segment: 0, pageSegment: 0, chapter: null },
  languages: { written: ["en"], statuses: {}, behaviour: "fallback_default" },
  tags: { mode: "show", list: [] },
  showing: { ...SHOWING, auto: true, ...showing },
});
const situation = (at: number, history: Partial<History>): Situation => ({
  ...{ segments: new Set(), page: { answers: new Map(), tags: null }, at, language: "en", standard: "en" },
  history: { ...NOTHING_BEFORE, ...history },
  frequency: NO_LIMITS,
});

const days = fc.constantFrom(...RECURRENCE_DAYS.filter((each) => each > 0));
const kind = fc.constantFrom(...KINDS);
/** So that, with `days` between, a change of clocks lies at, shortly before or shortly after either end. */
const begin = fc.tuple(fc.constantFrom(...CHANGES), fc.integer({ min: -2 * 96, max: 2 * 96 }), fc.boolean()).map(
  ([change, quarters, isEnd]) =>
    (days: number) =>
      change + quarters * QUARTER - (isEnd ? days * DAY : 0),
);

/** By counting: so many days have passed when each of their quarters of an hour has, whatever clocks showed meanwhile. */
const isCounted = (at: number, moment: number, days: number) => moment - at >= days * 96 * QUARTER;

test("section 4, Recurrence: it comes back when so many times 24 hours have passed, in every time zone, and not a quarter of an hour earlier", () => {
  fc.assert(
    fc.property(kind, days, begin, fc.constantFrom(...ZONES), (type, count, beginOf, zone) => {
      const at = beginOf(count);
      const item = message(type, { recurrence: count });
      const done = [{ type, id: 1, at }];
      const due = firstQuarterAfter(at, (moment) => isDue(item, situation(moment, { done })), (count + 2) * DAY);
      expect(due).toBe(firstQuarterAfter(at, (moment) => isCounted(at, moment, count), (count + 2) * DAY));
      expect(isDue(item, situation(due - 1, { done }))).toBe(false);
      expect(nextRound(item, situation(due - 1, { done }))).toEqual({ last: at, opens: due });
      // On the clocks it is the same time of day, unless these were changed meanwhile: then it is as much later or earlier.
      let changed = 0;
      for (let moment = at; moment < due; moment += DAY) changed += clockAt(moment + DAY, zone) - clockAt(moment, zone) - DAY;
      expect(clockAt(due, zone) - clockAt(at, zone)).toBe(count * DAY + changed);
    }),
    { numRuns: 80 },
  );
});

test("section 4, Recurrence: what was seen and not answered reminds after so many times 24 hours, and the reason says when", () => {
  fc.assert(
    fc.property(kind, days, begin, (type, count, beginOf) => {
      const at = beginOf(count);
      const item = message(type, { reminder: count });
      const impressions = [{ type, id: 1, at }];
      const due = firstQuarterAfter(at, (moment) => isDue(item, situation(moment, { impressions })), (count + 2) * DAY);
      expect(due).toBe(firstQuarterAfter(at, (moment) => isCounted(at, moment, count), (count + 2) * DAY));
      const early = situation(due - 1, { impressions });
      expect(nextReminder(item, early)).toEqual({ last: at, opens: due });
      expect(frequencyGates(item, early).find(({ gate }) => gate === "reminder")).toMatchObject({ passes: false, again: due });
      expect(frequencyGates(item, situation(due, { impressions })).every(({ passes }) => passes)).toBe(true);
    }),
    { numRuns: 80 },
  );
});

test("section 4, Recurrence: without one it never comes back, without a reminder it is shown once", () => {
  fc.assert(
    fc.property(kind, begin, fc.integer({ min: 0, max: 4000 }), (type, beginOf, later) => {
      const [at, item] = [beginOf(0), message(type, { recurrence: 0, reminder: 0 })];
      const past = [{ type, id: 1, at }];
      for (const history of [{ done: past }, { impressions: past }, { done: past, impressions: past }]) {
        expect(isDue(item, situation(at + later * DAY, history))).toBe(false);
      }
      expect(isDue(item, situation(at + later * DAY, {}))).toBe(true);
    }),
  );
});

test("section 4, Recurrence: over a history of rounds it shows exactly when a diary that is read day by day says so", () => {
  const act = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom("answer", "close", "later") },
    { weight: 1, arbitrary: fc.constant("never") },
  );
  const step = fc.record({ hours: fc.integer({ min: 1, max: 200 }), act });
  fc.assert(
    fc.property(
      kind,
      days,
      fc.constantFrom(0, 1, 3, 7, 14),
      begin,
      fc.array(step, { maxLength: 25 }),
      (type, count, reminder, beginOf, steps) => {
        const item = message(type, { recurrence: count, reminder });
        const history = { impressions: [] as History["impressions"][number][], done: [] as History["done"][number][] };
        // The diary: what was last seen in this round, and when the next one begins.
        let [seen, round]: [number | null, number | null] = [null, null];
        let at = beginOf(count);
        let isWanted = true;
        for (const { hours, act } of steps) {
          at += hours * 4 * QUARTER;
          if (round !== null && at >= round) [seen, round] = [null, null];
          const shows: boolean = isWanted && round === null && (seen === null || (reminder > 0 && isCounted(seen, at, reminder)));
          expect(isDue(item, situation(at, history))).toBe(shows);
          if (!shows) continue;
          history.impressions.push({ type, id: 1, at });
          seen = at;
          isWanted = act !== "never";
          if (act === "close" || act === "never") history.done.push({ type, id: 1, at, how: act });
          if (act === "answer") history.done.push({ type, id: 1, at });
          // Closing an announcement ends its round; closing what asks does where nothing else would bring it back in it.
          if (act === "answer" || (act === "close" && (type === "announcement" || reminder === 0))) round = at + count * DAY;
        }
      },
    ),
    { numRuns: 1000 },
  );
});
