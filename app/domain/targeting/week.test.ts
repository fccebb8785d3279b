import { expect, test } from "vitest";
import { type Item, NOTHING_BEFORE, type Situation } from "./item.ts";
import { NO_LIMITS, SHOWING, type Showing } from "./showing.ts";
import { foreseenWeek } from "./week.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;
const AT = Date.parse("2026-11-23T10:00:00Z");

const guide = (id: number, showing: Partial<Showing>): Item => ({
  ...{ type: "guide", id, visibility: "public", segment: 0, pageSegment: 0, chapter: null },
  languages: { written: ["en"], statuses: {}, behaviour: "fallback_default" },
  tags: { mode: "show", list: [] },
  showing: { ...SHOWING, auto: true, ...showing },
});
const situation = (more: Partial<Situation> = {}): Situation => ({
  ...{ segments: new Set(), page: { answers: new Map(), tags: null }, at: AT, language: "en", standard: "en" },
  ...{ history: NOTHING_BEFORE, frequency: NO_LIMITS },
  ...more,
});
const told = (items: Item[], more?: Partial<Situation>) => foreseenWeek(items, situation(more)).map(({ id, at }) => [id, (at - AT) / HOUR]);

test("each item shows once, the one with the highest priority first", () => {
  expect(told([guide(1, {}), guide(2, { priority: 90 }), guide(3, { auto: false })])).toEqual([
    [2, 0],
    [1, 1 / 60],
  ]);
});

test("reminders come back until the week is over, and what has a time of its own waits for it", () => {
  expect(told([guide(1, { reminder: 3 })])).toEqual([
    [1, 0],
    [1, 72],
    [1, 144],
  ]);
  const from = new Date(AT + 5 * HOUR).toISOString();
  expect(told([guide(1, { from })])).toEqual([[1, 5]]);
  expect(told([{ ...guide(1, {}), chapter: { ...guide(9, { from }), type: "chapter" } }])).toEqual([[1, 5]]);
  expect(told([guide(1, { from, to: new Date(AT + 4 * HOUR).toISOString() })])).toEqual([]);
});

test("a quiet period and limits push showings apart", () => {
  expect(told([guide(1, {}), guide(2, {}), guide(3, {})], { frequency: { ...NO_LIMITS, quietHours: 24 } })).toEqual([
    [1, 0],
    [2, 24],
    [3, 48],
  ]);
  const once = { kinds: { guide: { times: 1, days: 2 } }, overall: null, quietHours: 0 };
  expect(told([guide(1, {}), guide(2, {})], { frequency: once })).toEqual([
    [1, 0],
    [2, 48],
  ]);
});

test("what was finished comes back when it recurs", () => {
  const done = [{ type: "guide" as const, id: 1, at: AT - 5 * DAY }];
  expect(told([guide(1, { recurrence: 7 })], { history: { impressions: [], done } })).toEqual([[1, 48]]);
  expect(told([guide(1, {})], { history: { impressions: [], done } })).toEqual([]);
});
