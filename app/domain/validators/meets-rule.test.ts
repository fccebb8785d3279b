import { describe, expect, it, test } from "vitest";
import { meetsRule, ruleProblem } from "./meets-rule.ts";
import { patternMatcher, patternProblem } from "./pattern.ts";
import type { ValidatorRule } from "./validator.ts";

const length = (least: number | null, most: number | null): ValidatorRule => ({ kind: "length", least, most });
const range = (least: number | null, most: number | null): ValidatorRule => ({ kind: "range", least, most });

test.each<[ValidatorRule, string, boolean]>([
  [{ kind: "required" }, "a", true],
  [{ kind: "required" }, " \n", false],
  [{ kind: "pattern", pattern: "[A-Z]{2}\\d+" }, "AB1", true],
  [{ kind: "pattern", pattern: "[A-Z]{2}\\d+" }, "xAB1", false],
  [{ kind: "pattern", pattern: "a" }, "", true],
  [length(2, 3), "ab", true],
  [length(2, 3), "a", false],
  [length(2, 3), "🙂🙂🙂", true],
  [length(null, 3), "abcd", false],
  [length(5, null), "  ", true],
  [range(1, 10), "1", true],
  [range(1, 10), " 10.0 ", true],
  [range(1, 10), "10,5", false],
  [range(1, 10), "9,5", true],
  [range(-5, null), "-5", true],
  [range(500, null), "1,000", true],
  [range(500, null), "1.000", true],
  [range(500, null), "12 345,5", true],
  [range(500, null), "1’234’567.89", true],
  [range(1, 500), "10,000", true],
  [range(1, 500), "1,000,000", false],
  [range(1, 5), "1,500", true],
  [range(500, null), "1,00", false],
  [range(500, null), "1,000 000", false],
  [range(null, 3), "three", false],
  [range(null, 3), "1e1", false],
  [range(1, 10), "", true],
])("%j of %j: %s (issue 11 D)", (rule, value, met) => {
  expect(meetsRule(rule, value)).toBe(met);
});

test.each<[ValidatorRule, string | null]>([
  [{ kind: "pattern", pattern: "" }, "pattern validator_error_pattern_missing"],
  [{ kind: "pattern", pattern: "(" }, "pattern validator_error_pattern_invalid"],
  [{ kind: "pattern", pattern: "(?=a)b" }, "pattern validator_error_pattern_unsupported"],
  [length(null, null), "least validator_error_no_bound"],
  [range(3, 2), "most validator_error_bounds"],
  [range(2, 2), null],
])("what is wrong with %j: %s", (rule, problem) => {
  const found = ruleProblem(rule);
  expect(found && `${found.path} ${found.code}`).toBe(problem);
});

describe("a pattern", () => {
  const VALUES = [
    "",
    "a",
    "b",
    "ab",
    "ba",
    "aab",
    "abab",
    "x-1",
    "12",
    "1234",
    "ÄÖ",
    "a b",
    "a\nb",
    "(a)",
    "😀",
    "[]",
    "aaaa",
    "^a$",
    "-",
    "\\",
    "|",
  ];
  test.each([
    "a",
    "ab|ba",
    "a*b",
    "(ab)+",
    "(?:ab){2}",
    "(?<x>ab){1,}",
    "[a-c]+",
    "[^a-c]+",
    "\\d{2,4}",
    "\\d{2,4}?",
    "\\p{L}+",
    ".",
    ".*",
    "a.b",
    "^a$",
    "a^b",
    "$",
    "(a|ab)(b|ba)?",
    "\\w-\\d",
    "\\u{1F600}",
    "\\(a\\)",
    "[\\]\\[]{2}",
    "a|",
    "()",
    "(){3}a",
    "(a?){4}",
    "((a*)*)*",
    "a{0}b",
    "\\x61",
    "\\ud83d\\ude00",
    "[\\w|-]{3}",
    "\\|",
    "\\\\",
    "\\cA?",
    "(^a)b",
    "(?:)+a",
  ])("%s says what the browser's own says", (pattern) => {
    const own = new RegExp(`^(?:${pattern})$`, "u");
    const wrong = VALUES.filter((value) => patternMatcher(pattern)(value) !== own.test(value));
    expect([patternProblem(pattern), wrong]).toEqual([null, []]);
  });

  it.each([
    ["(a+)+$", null],
    ["(a|a)*", null],
    ["(a|b|ab)*c", null],
    ["a*a*a*a*a*a*a*a*c", null],
    ["(.*)*(.*)*(.*)*x", null],
    ["[a-z]{200}", null],
    ["(a{50}){50}", "too_large"],
    ["((){400}){400}", "too_large"],
    ["((((){400}){400}){400}){400}", "too_large"],
    ["a{100000}", "too_large"],
    [`${"a".repeat(201)}`, "too_large"],
    ["(a)\\1", "unsupported"],
    ["(?<n>a)\\k<n>", "unsupported"],
    ["(?!a)b", "unsupported"],
    ["(?<=a)b", "unsupported"],
    ["\\bword\\b", "unsupported"],
    ["a)(b", "invalid"],
    ["[z-a]", "invalid"],
    ["\\-", "invalid"],
    ["\\", "invalid"],
  ])("%s never keeps a page busy: %s", (pattern, problem) => {
    const begun = performance.now();
    expect(patternProblem(pattern)).toBe(problem);
    for (const end of ["", "!", "c"]) patternMatcher(pattern)(`${"a".repeat(1999)}${end}`);
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it("with a problem warns nobody, nor does a value that is too long", () => {
    expect([patternMatcher("(")("a"), patternMatcher("a")("b".repeat(2001)), patternMatcher("a")("b".repeat(2000))]).toEqual([
      true,
      true,
      false,
    ]);
  });
});
