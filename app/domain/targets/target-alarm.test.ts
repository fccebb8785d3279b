import { describe, expect, test } from "vitest";
import { alarmAfter, type Failure, MOST_PAGES } from "./target-alarm.ts";

const HOUR = 3_600_000;
const BEGIN = Date.parse("2026-03-02T08:00:00.000Z");
const at = (hours: number) => new Date(BEGIN + hours * HOUR).toISOString();
const failure = (hours: number, more: Partial<Failure> = {}): Failure => ({
  at: at(hours),
  reason: "absent",
  path: "/deals",
  ...more,
});
const failures = (...hours: number[]) => hours.map((each) => failure(each));

describe("five failures of one target within eight hours raise an alarm on it", () => {
  test.each([
    ["four", [0, 1, 2, 3], null],
    ["five at once", [0, 0, 0, 0, 0], [0, 5]],
    ["five in exactly eight hours", [0, 2, 4, 6, 8], [0, 5]],
    ["five in a little more", [0, 2, 4, 6, 8.001], null],
    ["five, of which the first is too early", [0, 5, 6, 7, 9], null],
    ["six, of which the first is too early", [0, 5, 6, 7, 9, 12], [5, 5]],
    ["in any order", [8, 0, 6, 2, 4], [0, 5]],
    ["none", [], null],
  ] as const)("%s", (_, hours, raised) => {
    const alarm = alarmAfter(null, failures(...hours));
    expect(alarm && [alarm.since, alarm.failures]).toEqual(raised && [at(raised[0]), raised[1]]);
  });
});

test("an alarm says what failed, where, how often and since when, and further failures add to it", () => {
  const raised = alarmAfter(null, [...failures(0, 1, 2, 3), failure(4, { reason: "hidden", path: null })]);
  expect(raised).toEqual({
    since: at(0),
    last: at(4),
    failures: 5,
    reasons: { absent: 4, hidden: 1 },
    pages: [{ path: "/deals", failures: 4 }],
  });
  const later = alarmAfter(raised, [failure(40, { path: "/contacts" }), failure(-1)]);
  expect(later).toMatchObject({ since: at(-1), last: at(40), failures: 7, reasons: { absent: 6, hidden: 1 } });
  expect(later?.pages).toEqual([
    { path: "/deals", failures: 5 },
    { path: "/contacts", failures: 1 },
  ]);
  expect(alarmAfter(later, [])).toBe(later);
  expect(alarmAfter(later, [failure(20)])).toMatchObject({ since: at(-1), last: at(40), failures: 8 });
});

test("of many pages those are kept where most failures were", () => {
  const paths = Array.from({ length: MOST_PAGES + 3 }, (_, index) => `/page/${index}`);
  const many = paths.flatMap((path, index) => Array.from({ length: index + 1 }, () => failure(1, { path })));
  expect(alarmAfter(null, many)?.pages.map(({ path }) => path)).toEqual(paths.slice(3).reverse());
});
