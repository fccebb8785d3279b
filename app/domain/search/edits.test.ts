import fc from "fast-check";
import { expect, test } from "vitest";
import { edits } from "./edits.ts";

test.each([
  ["contact", "contact", 0],
  ["contcat", "contact", 1],
  ["conact", "contact", 1],
  ["contactt", "contact", 1],
  ["kontact", "contact", 1],
  ["ocntcat", "contact", 2],
  ["deal", "contact", 3],
])("%s is %s with %i typos", (one, other, count) => {
  expect(edits(one, other, 2)).toBe(count);
  expect(edits(other, one, 2)).toBe(count);
});

test("the beginning of a word is compared with what is nearest of it", () => {
  expect(edits("zusamenf", "zusammenfassung", 2)).toBe(3);
  expect(edits("zusamenf", "zusammenfassung", 2, true)).toBe(1);
  expect(edits("zusxyzq", "zusammenfassung", 2, true)).toBe(3);
});

/** All of it, without regard to how many may be. */
function slowEdits(one: string, other: string): number {
  if (one === "" || other === "") return one.length + other.length;
  const change = slowEdits(one.slice(1), other.slice(1)) + Number(one[0] !== other[0]);
  const swap = one.length > 1 && one[0] === other[1] && one[1] === other[0] ? slowEdits(one.slice(2), other.slice(2)) + 1 : Infinity;
  return Math.min(change, swap, slowEdits(one.slice(1), other) + 1, slowEdits(one, other.slice(1)) + 1);
}

test("counts as a count without shortcuts does", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (one, other, most) => {
      expect(edits(one, other, most)).toBe(Math.min(most + 1, slowEdits(one, other)));
      const beginnings = Array.from({ length: other.length + 1 }, (_, at) => slowEdits(one, other.slice(0, at)));
      expect(edits(one, other, most, true)).toBe(Math.min(most + 1, ...beginnings));
    }),
  );
});
