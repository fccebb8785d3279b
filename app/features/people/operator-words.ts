import type { Operator } from "#app/domain/segments/operators.ts";

/** The words of each operator, as keys of the namespace users. */
export const WORDS = {
  equals: "is",
  "!equals": "is_not",
  contains: "contains",
  "!contains": "contains_not",
  startsWith: "starts_with",
  in: "is_one_of",
  "!in": "is_none_of",
  empty: "is_empty",
  "!empty": "is_not_empty",
  greaterThan: "is_greater",
  greaterThanEqualTo: "is_at_least",
  lessThan: "is_less",
  lessThanEqualTo: "is_at_most",
  overlaps: "has_one_of",
  "!overlaps": "has_none_of",
  between: "is_between",
  relativeEquals: "is_on",
  before: "is_before",
  after: "is_after",
  started: "did_start",
  "!started": "did_not_start",
  completed: "did_complete",
  "!completed": "did_not_complete",
} as const satisfies Record<Operator, string>;
