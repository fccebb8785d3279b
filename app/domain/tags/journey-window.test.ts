import { expect, test } from "vitest";
import { type JourneyWindow, secondsOf, windowOf } from "./journey-window.ts";

test.each<[number, JourneyWindow]>([
  [1, { count: 1, unit: "seconds" }],
  [90, { count: 90, unit: "seconds" }],
  [60, { count: 1, unit: "minutes" }],
  [5400, { count: 90, unit: "minutes" }],
  [3600, { count: 1, unit: "hours" }],
  [86_400, { count: 1, unit: "days" }],
  [2_592_000, { count: 30, unit: "days" }],
])("%i seconds are %j", (seconds, window) => {
  expect(windowOf(seconds)).toEqual(window);
  expect(secondsOf(window)).toBe(seconds);
});
