import { type PatternProblem, patternMatcher, patternProblem } from "./pattern.ts";
import { VALIDATOR_LIMITS, type ValidatorRule } from "./validator.ts";

/** Whether values meet a rule, for looking at many with one; the rule is read once. An empty value meets every rule but `required`. */
export function ruleMatcher(rule: ValidatorRule): (value: string) => boolean {
  if (rule.kind === "required") return (value) => value.trim() !== "";
  const meets = filledMatcher(rule);
  return (value) => value.trim() === "" || meets(value);
}

/** Whether a value meets a rule. */
export const meetsRule = (rule: ValidatorRule, value: string): boolean => ruleMatcher(rule)(value);

function filledMatcher(rule: Exclude<ValidatorRule, { kind: "required" }>): (value: string) => boolean {
  if (rule.kind === "pattern") return patternMatcher(rule.pattern);
  const isWithin = (number: number) => number >= (rule.least ?? -Infinity) && number <= (rule.most ?? Infinity);
  if (rule.kind === "length") return (value) => isWithin(lengthOf(value));
  return (value) => numbersIn(value).some(isWithin);
}

/** Characters as people count them, nearly: code points. */
function lengthOf(value: string): number {
  let length = 0;
  for (const _ of value) length++;
  return length;
}

/** Thousands in groups of three, parted by one of these throughout. */
const GROUPED = /^[+-]?\d{1,3}(?:([ \u00a0\u202f'’.,])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;

/**
 * The numbers that a value may say: its decimals stand behind a point or one comma, thousands may be grouped. `1,500` may be either, and is not
 * told apart by the person's language, for applications have their own. None if it says none.
 */
function numbersIn(value: string): number[] {
  const text = value.trim();
  const plain = text.replace(/^(\D*\d+),(\d+)$/, "$1.$2");
  const said = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? [Number(plain)] : [];
  const [, mark] = GROUPED.exec(text) ?? [];
  return mark ? [...said, Number(text.split(mark).join("").replace(",", "."))] : said;
}

const OF_PATTERN = {
  missing: "validator_error_pattern_missing",
  invalid: "validator_error_pattern_invalid",
  unsupported: "validator_error_pattern_unsupported",
  too_large: "validator_error_pattern_too_large",
} as const satisfies Record<PatternProblem | "missing", string>;

export type RuleProblem = {
  path: "pattern" | "least" | "most";
  code: (typeof OF_PATTERN)[keyof typeof OF_PATTERN] | "validator_error_no_bound" | "validator_error_bounds";
};

/** What is wrong with a rule as its author wrote it, by the part of it. */
export function ruleProblem(rule: ValidatorRule): RuleProblem | null {
  if (rule.kind === "required") return null;
  if (rule.kind === "pattern") {
    const problem = rule.pattern === "" ? "missing" : patternProblem(rule.pattern);
    return problem && { path: "pattern", code: OF_PATTERN[problem] };
  }
  const { least, most } = rule;
  if (least === null && most === null) return { path: "least", code: "validator_error_no_bound" };
  return least !== null && most !== null && least > most ? { path: "most", code: "validator_error_bounds" } : null;
}

/** Whether a number can be a bound of such a rule: lengths are counted, numbers may be anything. */
export function isBound(kind: "length" | "range", bound: number): boolean {
  return kind === "range"
    ? Number.isFinite(bound) && Math.abs(bound) <= Number.MAX_SAFE_INTEGER
    : Number.isInteger(bound) && bound >= 0 && bound <= VALIDATOR_LIMITS.length;
}
