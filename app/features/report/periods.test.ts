import { expect, test } from "vitest";
import { daysBefore } from "./filters.ts";
import { periodsOf } from "./periods.ts";

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ day: daysBefore("2026-10-31", count - 1 - index), starts: index, completions: 1 }));

test("up to 120 days stay days", () => {
  expect(periodsOf(daysOf(120))).toEqual({ period: "day", days: daysOf(120) });
});

test.each([121, 126, 800])("%d days become weeks that count the same", (count) => {
  const days = daysOf(count);
  const weeks = periodsOf(days);
  expect(weeks).toMatchObject({
    period: "week",
    days: { length: Math.ceil(count / 7), 0: { day: days[0]?.day, starts: 21, completions: 7 } },
  });
  const sum = (all: { starts: number }[]) => all.reduce((total, each) => total + each.starts, 0);
  expect(sum(weeks.days)).toBe(sum(days));
});
