import { expect, test } from "vitest";
import { excerpt, hasInTitle, limited, placesBeside } from "./search.ts";

test.each([
  ["Find your way", "way", true],
  ["Find your way", "  WAY ", true],
  ["Find your way", "", true],
  ["Find your way", "wya", false],
  ["Größe ändern", "GRÖßE", true],
  ["Größe ändern", "ÄND", true],
  ["Größe ändern", "andern", true],
  ["Prévoir", "prevoir", true],
  ["100% (a+b)", "% (a+", true],
])("search is a case-insensitive substring on the title: %j has %j: %j", (title, text, found) => {
  expect(hasInTitle({ title }, text)).toBe(found);
});

const places = [
  { id: 1, title: "First steps" },
  { id: 2, title: "Daily work" },
  { id: 0, title: "" },
];

test.each([
  [1, "", [2, 0]],
  [2, "", [1, 0]],
  [1, "STEPS", [0]],
  [2, "steps", [1, 0]],
  [0, "", [1, 2]],
  [0, "daily", [2]],
  [null, "", [1, 2, 0]],
])("chapter search excludes the current chapter and adds “Unsorted Guides” unless already there: from %j by %j", (from, text, ids) => {
  expect(placesBeside(places, from, text).map(({ id }) => id)).toEqual(ids);
});

test.each([
  ["short", 5, "short"],
  ["longer", 5, "lo..."],
  ["", 5, ""],
  ["ab🙂cdefgh", 6, "ab..."],
])("the string limiter cuts to the limit with three dots: %j at %j is %j", (text, limit, cut) => {
  expect(limited(text, limit)).toBe(cut);
  expect(cut.length).toBeLessThanOrEqual(limit);
});

test("an excerpt shows the place that was found, on one line of at most 120 characters", () => {
  const words = "some words before ".repeat(10);
  const cut = excerpt(`${words}\n\nthe Größe itself ${words}`, "GRÖßE");
  expect(cut).toMatch(/^\.\.\.\w.*the Größe itself .*\.\.\.$/);
  expect(cut.length).toBe(120);
  expect(excerpt("a  b\nc", "b")).toBe("a b c");
  expect(excerpt(`🙂 e\u0301 ${"x".repeat(50)} end`, "END")).toContain("end");
  expect(excerpt(`${"🙂".repeat(60)} ${words}needle ${words}`, "needle")).toContain("needle");
  expect(excerpt("x".repeat(300), "nothing")).toBe(`${"x".repeat(117)}...`);
});
