import { expect, it } from "vitest";
import { digitsOf } from "./digits.ts";

it.each([
  ["120", 4, "120"],
  ["1,200 px", 4, "1200"],
  ["-12.5e3", undefined, "1253"],
  ["12345", 4, "1234"],
  ["none", 4, ""],
])("of %j with room for %s digits %j is left", (text, most, left) => {
  expect(digitsOf(text, most)).toBe(left);
});
