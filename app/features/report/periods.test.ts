import { expect, test } from "vitest";
import { periodsOf, unfinishedFrom } from "./periods.ts";

const dayOf = (index: number) => new Date(Date.parse("2024-01-01") + index * 86_400_000).toISOString().slice(0, 10);
const daysOf = (count: number) => Array.from({ length: count }, (_, index) => ({ day: dayOf(index), starts: index, completions: 1 }));
const SERIES = ["starts", "completions"] as const;

test("up to 120 days stay days", () => {
  expect(periodsOf(daysOf(120), SERIES)).toEqual({ period: "day", days: daysOf(120) });
});

test.each([121, 126, 800])("%d days become weeks that count the same", (count) => {
  const days = daysOf(count);
  const weeks = periodsOf(days, SERIES);
  expect(weeks).toMatchObject({
    period: "week",
    days: { length: Math.ceil(count / 7), 0: { day: days[0]?.day, starts: 21, completions: 7 } },
  });
  const sum = (all: { starts: number }[]) => all.reduce((total, each) => total + each.starts, 0);
  expect(sum(weeks.days)).toBe(sum(days));
});

test.each([
  ["a day in the middle", 10, dayOf(4), 4],
  ["the last day", 10, dayOf(9), 9],
  ["a day before all", 10, "2023-12-31", 0],
  ["a day after all", 10, dayOf(10), undefined],
])("%s is not over, and neither is what follows", (_, count, today, wanted) => {
  const days = daysOf(count);
  expect(unfinishedFrom(days, days.at(-1)?.day ?? "", today)).toBe(wanted);
});

test("a week is not over until its last day is", () => {
  const { days } = periodsOf(daysOf(126), SERIES);
  expect(unfinishedFrom(days, dayOf(125), dayOf(13))).toBe(1);
  expect(unfinishedFrom(days, dayOf(125), dayOf(14))).toBe(2);
  expect(unfinishedFrom(days, dayOf(125), dayOf(125))).toBe(17);
});
