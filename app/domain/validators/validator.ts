/**
 * What a validator asks of a field. `pattern`: a regular expression that the whole value has to match. `length`: characters (code points).
 * `range`: a number between two, either of which may be left open (null).
 */
export type ValidatorRule =
  | { kind: "required" }
  | { kind: "pattern"; pattern: string }
  | { kind: "length"; least: number | null; most: number | null }
  | { kind: "range"; least: number | null; most: number | null };
export const VALIDATOR_RULES = ["required", "pattern", "length", "range"] as const;

/** Limits of a validator in characters (UTF-16 units), the longest length that a rule can ask for, and how many a property may have. */
export const VALIDATOR_LIMITS = { name: 120, text: 500, pattern: 200, length: 100_000, all: 500 } as const;
