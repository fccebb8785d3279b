import fc from "fast-check";
import { expect, test } from "vitest";
import { isStorable } from "#app/domain/storable-text.ts";
import { missedQuery } from "./missed-query.ts";

test.each([
  ["  Export  to\nPDF ", "export to pdf"],
  ["Rechnung für ina@firma.test", "rechnung für …"],
  ["customer 4711 4711", "customer …"],
  ["order 12", "order 12"],
  ["ab", ""],
  ["!!! ?", ""],
  ["Größe", "größe"],
  [`${"x".repeat(99)} yz`, "x".repeat(99)],
  [`${"x".repeat(99)}😀`, "x".repeat(99)],
  ["call 0176\u0085123\u008545\u008567", "call …"],
  ["ex\u0000port \ud83d pdf", "ex port pdf"],
])("of %j is told %j", (typed, told) => {
  expect(missedQuery(typed)).toBe(told);
});

/** Units of UTF-16 one by one, so that pairs are also halves, beside signs that are cut off or left out. */
const unit = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom("😀", "x", " ", "İ", "\u0000", "\ud83d", "\ude00"),
);

test("whatever is typed, what is told of it can be stored", () => {
  fc.assert(
    fc.property(fc.array(unit, { minLength: 90, maxLength: 130 }), (units) => {
      const told = missedQuery(units.join(""));
      expect(told.length).toBeLessThanOrEqual(100);
      expect(isStorable(told)).toBe(true);
    }),
  );
});
