import fc from "fast-check";
import { expect, test } from "vitest";
import { asWritten, disarmed } from "./disarmed.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["-neg", "'-neg"],
  ["'=1", "''=1"],
  ["\t@x", "'\t@x"],
  ["it's", "it's"],
  ["'quoted'", "'quoted'"],
  ["", ""],
])("%j is written as %j and read back", (text, cell) => {
  expect(disarmed(text)).toBe(cell);
  expect(asWritten(cell)).toBe(text);
});

test("any text without spaces around it comes back as it was, and none begins as a formula", () => {
  const sign = fc.constantFrom(..."='+-@\t\r\n＝＋－＠a,;\"");
  const text = fc.string({ unit: fc.oneof(sign, fc.string({ unit: "grapheme", maxLength: 1 })) });
  fc.assert(
    fc.property(text, (typed) => {
      const kept = /^[=+\-@\t\r\n＝＋－＠]/.test(typed) ? typed : typed.trim();
      expect(asWritten(disarmed(kept))).toBe(kept);
      expect(disarmed(kept)).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});
