import { describe, expect, test } from "vitest";
import { parseValue, typeOfValue, valueAs } from "./attribute-values.ts";

test.each([
  ["a", "string"],
  ["2026-01-31", "string"],
  [5, "number"],
  [false, "boolean"],
  [[], "array"],
  [["a"], "array"],
  [null, null],
  [undefined, null],
  [{ a: 1 }, null],
] as const)("a first value %j makes an attribute of the type %s", (value, type) => {
  expect(typeOfValue(value)).toBe(type);
});

const LIST = Array.from({ length: 100 }, (_, index) => `${index}`);

// Spec 2 §3 (Attribute): five data types.
describe("a value of the type of its attribute is stored as it is (specification 2, section 3: Attribute, data types)", () => {
  test.each([
    ["string", ""],
    ["string", "x".repeat(1000)],
    ["string", "'; drop table foreign_users; --"],
    ["string", "5"],
    ["number", -1.5],
    ["number", 0],
    ["boolean", false],
    ["array", []],
    ["array", LIST],
  ] as const)("%s %.40j", (type, value) => {
    expect(valueAs(type, value)).toEqual(value);
  });

  test.each([
    ["2026-01-31", "2026-01-31T00:00:00.000Z"],
    ["2026-01-31T10:30:00Z", "2026-01-31T10:30:00.000Z"],
    ["2026-01-31T10:30:00.123456789z", "2026-01-31T10:30:00.123Z"],
    ["2026-01-31 10:30", "2026-01-31T10:30:00.000Z"],
    ["2026-01-31T00:30:00+02:00", "2026-01-30T22:30:00.000Z"],
    ["2026-12-31T23:30:00-0130", "2027-01-01T01:00:00.000Z"],
    ["2024-02-29", "2024-02-29T00:00:00.000Z"],
  ])("the date %s is %s", (text, stored) => {
    expect(valueAs("datetime", text)).toBe(stored);
    expect(valueAs("datetime", stored)).toBe(stored);
  });
});

describe("a value of another type is kept out (specification 2, section 3: Attribute, data types)", () => {
  test.each([
    ["string", 5],
    ["string", true],
    ["string", ["a"]],
    ["string", { a: 1 }],
    ["string", "x".repeat(1001)],
    ["string", "a\u0000b"],
    ["string", "a\ud800b"],
    ["number", "5"],
    ["number", Number.NaN],
    ["number", Number.POSITIVE_INFINITY],
    ["number", true],
    ["boolean", "true"],
    ["boolean", 1],
    ["array", "a,b"],
    ["array", ["a", 1]],
    ["array", [["a"]]],
    ["array", [...LIST, "one more"]],
    ["array", ["x".repeat(1001)]],
    ["datetime", 1_769_817_600_000],
    ["datetime", "31.01.2026"],
    ["datetime", "2026-02-29"],
    ["datetime", "2026-13-01"],
    ["datetime", "2026-01-31T24:00:00Z"],
    ["datetime", "2026-01-31T10:61:00Z"],
    ["datetime", "2026-01-31T10:00:00+15:00"],
    ["datetime", "0000-01-01"],
    ["datetime", "0001-01-01T00:00:00+02:00"],
    ["datetime", "tomorrow"],
  ] as const)("%s %.40j", (type, value) => {
    expect(valueAs(type, value)).toBeUndefined();
  });
});

test.each([
  ["string", "  Ada ", "Ada"],
  ["number", " 1.5 ", 1.5],
  ["number", "-2e3", -2000],
  ["number", ".5", 0.5],
  ["boolean", "Yes", true],
  ["boolean", "JA", true],
  ["boolean", "1", true],
  ["boolean", "false", false],
  ["boolean", "nein", false],
  ["boolean", "0", false],
  ["array", "a, b;c,,", ["a", "b", "c"]],
  ["array", "", []],
  ["datetime", " 2026-01-31 ", "2026-01-31T00:00:00.000Z"],
] as const)("written as text, a %s %j is %j", (type, text, value) => {
  expect(parseValue(type, text)).toEqual(value);
});

test.each([
  ["number", "1,5"],
  ["number", "1.000,5"],
  ["number", "1e999"],
  ["number", "0x10"],
  ["number", "NaN"],
  ["number", ""],
  ["number", `1${"0".repeat(2000)}`],
  ["boolean", "maybe"],
  ["boolean", ""],
  ["datetime", "31.01.2026"],
] as const)("written as text, a %s %.40j is none", (type, text) => {
  expect(parseValue(type, text)).toBeUndefined();
});

test("text of any length is read in linear time", () => {
  const long = "1".repeat(5_000_000);
  const begun = performance.now();
  for (const type of ["string", "number", "boolean", "array", "datetime"] as const) {
    expect(parseValue(type, `${long}x`)).toBeUndefined();
    expect(parseValue(type, ",".repeat(1_000_000) + long)).toBeUndefined();
  }
  // Time that grew with the square would be hours; a busy machine takes seconds.
  expect(performance.now() - begun).toBeLessThan(60_000);
});
