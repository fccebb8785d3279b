import { expect, test } from "vitest";
import { dayWriter } from "./day-text.ts";

test.each([
  ["2025-10-01", "1 Oct 2025", "1. Okt. 2025"],
  ["2026-03-31", "31 Mar 2026", "31. März 2026"],
  ["2025-09-09", "9 Sep 2025", "9. Sept. 2025"],
])("the day %s is written %s, in German %s", (day, english, german) => {
  expect(dayWriter("en")(day)).toBe(english);
  expect(dayWriter("de")(day)).toBe(german);
});

test("below a chart the year is left out", () => {
  expect(dayWriter("en", { year: false })("2025-10-01")).toBe("1 Oct");
  expect(dayWriter("de", { year: false })("2025-10-01")).toBe("1. Okt.");
});
