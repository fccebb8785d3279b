import { expect, test } from "vitest";
import { contrastOf, faintOn, hexOf, inkOn, isColour, rgbOf } from "./ink-on.ts";

test.each([
  ["#0098ff", true],
  ["#0098FF", true],
  ["#09f", true],
  ["0098ff", false],
  ["#09", false],
  ["#0098", false],
  ["#0098ff0", false],
  ["#0098fg", false],
  ["", false],
  ["blue", false],
  ["#0098ff;color:red", false],
])("specification 2, section 5: Hex colour: required, 3 or 6 hex digits with leading #: %j is one: %j", (text, is) => {
  expect(isColour(text)).toBe(is);
});

test.each([
  ["#0098ff", [0, 152, 255]],
  ["#fff", [255, 255, 255]],
  ["#000000", [0, 0, 0]],
] as const)("the channels of %s are %j, and lead back to it", (colour, parts) => {
  expect(rgbOf(colour)).toEqual(parts);
  expect(rgbOf(hexOf(parts))).toEqual(parts);
});

test("what is no colour has the channels of the default main colour", () => {
  expect(hexOf(rgbOf("red"))).toBe("#0098ff");
});

test.each(["#0098ff", "#ffffff", "#000000", "#777777", "#ffe14d", "#8a2be2"])("the ink on %s is the one that reads better", (ground) => {
  const other = inkOn(ground) === "#ffffff" ? "#101828" : "#ffffff";
  expect(contrastOf(ground, inkOn(ground))).toBeGreaterThanOrEqual(contrastOf(ground, other));
  expect(contrastOf(ground, inkOn(ground))).toBeGreaterThan(4.1);
});

test.each([
  ["#0098ff", "light", []],
  ["#ffe14d", "light", ["white"]],
  ["#FFF", "light", ["white"]],
  ["#959595", "light", ["white"]],
  ["#949494", "light", []],
  ["#101828", "light", []],
  ["#101828", "dark", ["dark"]],
  ["#1f4a8a", "dark", ["dark"]],
  ["#ffe14d", "dark", ["white"]],
  ["#0098ff", "dark", []],
  ["red", "dark", []],
  ["", "light", []],
] as const)("issue 06 A: contrast told as typed: buttons of %j on a %s page are hard to see on %j", (colour, host, grounds) => {
  expect(faintOn(colour, host).map(({ ground }) => ground)).toEqual(grounds);
});
