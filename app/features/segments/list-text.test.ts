import fc from "fast-check";
import { expect, test } from "vitest";
import { joinedList, splitList } from "./list-text.ts";

test.each([
  ["Smith, John", '"Smith, John", B', ","],
  ['"quoted"', '"""quoted""", B', ","],
  ["two\nlines", '"two\nlines"\nB', "\n"],
] as const)("%j stays one value", (value, text, separator) => {
  expect(joinedList([value, "B"], separator)).toBe(text);
  expect(splitList(text, separator)).toEqual([value, "B"]);
});

test("what people type is read as before: commas divide, blanks around are nothing, marks inside are kept", () => {
  expect(splitList(' a ,, b c,5" screen , ', ",")).toEqual(["a", "b c", '5" screen']);
  expect(splitList('"open, b', ",")).toEqual(['"open', "b"]);
  expect(splitList("a, b\n\n c ", "\n")).toEqual(["a, b", "c"]);
});

test("every list is read as it was written", () => {
  const value = fc.string({ unit: fc.constantFrom("a", " ", ",", '"', "\n", "ß") }).filter((each) => each.trim() !== "");
  fc.assert(
    fc.property(fc.array(value, { maxLength: 5 }), fc.constantFrom(",", "\n"), (values, separator) => {
      expect(splitList(joinedList(values, separator as ","), separator as ",")).toEqual(values);
    }),
  );
});
