import { expect, test } from "vitest";
import type { DataType } from "./attribute.ts";
import { checkValues } from "./check-values.ts";

const KNOWN = new Map<string, DataType>([
  ["plan", "string"],
  ["seats", "number"],
  ["since", "datetime"],
]);

test("what fits is kept as it is stored, what is new is told with its type, and null removes", () => {
  const said = { plan: "pro", since: "2026-01-31", seats: null, tags: ["a"], gone: null, trial: true };
  expect(checkValues(said, KNOWN)).toEqual({
    kept: { plan: "pro", since: "2026-01-31T00:00:00.000Z", seats: null, gone: null },
    fresh: [
      { key: "tags", type: "array", value: ["a"] },
      { key: "trial", type: "boolean", value: true },
    ],
    refused: [],
  });
});

test("a wrong value is told with its attribute, and nothing else is lost", () => {
  expect(checkValues({ plan: "pro", seats: "many" }, KNOWN)).toEqual({
    kept: { plan: "pro" },
    fresh: [],
    refused: [{ key: "seats", reason: "type", sample: "many" }],
  });
});

const hostile = JSON.parse(
  `{"__proto__": {"admin": true}, "constructor": 1, "prototype": 2, "a b": "x\\u0000y", "": 1, "${"k".repeat(200)}": 1, "deep": {"a": 1}, "nested": [[1]]}`,
);

test("a key that no attribute can have is told without one, whatever it is, and becomes no property of anything", () => {
  const { kept, fresh, refused } = checkValues(hostile, KNOWN);
  expect([kept, fresh]).toEqual([{}, []]);
  expect(refused.map(({ key }) => key)).toEqual(Array(8).fill(""));
  expect(refused.map(({ reason, sample }) => [reason, sample])).toEqual([
    ["key", "__proto__: {…}"],
    ["key", "constructor: 1"],
    ["key", "prototype: 2"],
    ["key", "a b: x y"],
    ["key", ": 1"],
    ["key", "k".repeat(100)],
    ["type", "deep: {…}"],
    ["type", "nested: [[…]]"],
  ]);
  expect(({} as { admin?: boolean }).admin).toBeUndefined();
});

test("a null under a key that cannot be stored is nothing", () => {
  expect(checkValues({ "a\u0000": null, "a\ud800": null }, KNOWN)).toEqual({ kept: {}, fresh: [], refused: [] });
});

test("samples are short, on one line and well-formed", () => {
  for (const value of ["x".repeat(10_000), "a\nb\u0007c", `${"x".repeat(99)}🙂`, Array(10_000).fill("x".repeat(1000))]) {
    const [refused] = checkValues({ seats: value }, KNOWN).refused;
    expect(refused?.sample.length).toBeLessThanOrEqual(100);
    expect(refused?.sample).not.toMatch(/\p{Cc}/u);
    expect(refused?.sample.isWellFormed()).toBe(true);
  }
});

test("a hundred thousand keys are checked in linear time", () => {
  const said = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`key_${index}`, index % 2 ? index : { a: 1 }]));
  const begun = performance.now();
  const { fresh, refused } = checkValues(said, KNOWN);
  expect([fresh.length, refused.length]).toEqual([50_000, 50_000]);
  expect(performance.now() - begun).toBeLessThan(5_000);
});
