import fc from "fast-check";
import { expect, test } from "vitest";
import { meetsUrlRule } from "./url-rule.ts";

const PAGE = "https://crm.test/contacts/7?tab=notes#top";

test.each([
  ["*", PAGE, true],
  ["", PAGE, false],
  ["", "", true],
  ["/contacts/*", PAGE, true],
  ["/contacts", PAGE, false],
  ["/contacts*", PAGE, true],
  ["*/7?tab=*", PAGE, true],
  ["/*/7*", PAGE, true],
  ["/contacts/7?tab=notes#top", PAGE, true],
  ["https://crm.test/*", PAGE, true],
  ["https://*.test/contacts*", PAGE, true],
  ["http://crm.test/*", PAGE, false],
  ["crm.test/*", PAGE, false],
  ["*crm.test/*", PAGE, true],
  ["**contacts**", PAGE, true],
  ["/", "https://crm.test", true],
  ["/", "https://crm.test/", true],
  ["/a.b", "https://crm.test/axb", false],
  ["/[a-z]+", "https://crm.test/[a-z]+", true],
  ["/Contacts*", PAGE, false],
  ["/contacts*", "/contacts/7", true],
])("the rule %j and the address %j: %j", (rule, address, met) => {
  expect(meetsUrlRule(rule, address)).toBe(met);
});

const piece = fc.string({ unit: "binary", maxLength: 12 }).map((text) => text.replaceAll("*", "").replaceAll("/", ""));

test("a star stands for any run of characters, an empty one too, and everything else for itself", () => {
  fc.assert(
    fc.property(
      fc.array(piece, { minLength: 1, maxLength: 6 }),
      fc.array(fc.string({ unit: "binary" }), { maxLength: 6 }),
      (pieces, runs) => {
        const address = pieces.map((each, index) => (index === 0 ? each : (runs[index] ?? "") + each)).join("");
        expect(meetsUrlRule(pieces.join("*"), address)).toBe(true);
      },
    ),
  );
});

test("a rule without a star is met by itself alone", () => {
  fc.assert(
    fc.property(piece, piece, (rule, address) => {
      expect(meetsUrlRule(rule, address)).toBe(rule === address);
    }),
  );
});

test("it agrees with the regular expression that it replaces, and never throws", () => {
  const small = fc.array(fc.constantFrom("a", "b", "*", ".", "/", "?"), { maxLength: 10 }).map((all) => all.join(""));
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  fc.assert(
    fc.property(small, small, (rule, address) => {
      const expected = new RegExp(`^${rule.split("*").map(escaped).join("[^]*")}$`).test(address);
      expect(meetsUrlRule(rule, address)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test("rules made to be slow are answered like any other", () => {
  // A matcher that backtracks would need more steps than there are atoms, and never come to the end of this test.
  expect(meetsUrlRule(`${"a*".repeat(500)}b`, "a".repeat(20_000))).toBe(false);
});
