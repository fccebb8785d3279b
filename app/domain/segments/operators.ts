import type { DataType } from "#app/domain/users/attribute.ts";

/** Every operator of a segment filter but `range`, which no type allows. */
export const OPERATORS = [
  ...(["equals", "!equals", "startsWith", "contains", "!contains", "in", "!in", "empty", "!empty"] as const),
  ...(["greaterThan", "greaterThanEqualTo", "lessThan", "lessThanEqualTo", "overlaps", "!overlaps"] as const),
  ...(["between", "relativeEquals", "before", "after", "started", "!started", "completed", "!completed"] as const),
] as const;
export type Operator = (typeof OPERATORS)[number];

const ON_DATES: readonly Operator[] = ["between", "relativeEquals", "before", "after", "empty", "!empty"];

/**
 * The operators of each type of a key (specification 2, section 3: Segment filter). `date` is when somebody was first or last seen,
 * `interaction` what they did with a guide.
 */
export const OPERATORS_OF: Record<DataType | "date" | "interaction", readonly Operator[]> = {
  string: ["equals", "!equals", "startsWith", "contains", "!contains", "in", "!in", "empty", "!empty"],
  number: ["equals", "!equals", "greaterThan", "greaterThanEqualTo", "lessThan", "lessThanEqualTo", "empty", "!empty"],
  boolean: ["equals", "empty", "!empty"],
  array: ["overlaps", "!overlaps"],
  datetime: ON_DATES,
  date: ON_DATES,
  interaction: ["started", "!started", "completed", "!completed"],
};
export type FilterType = keyof typeof OPERATORS_OF;

/** What every person has without an attribute. `tags` is the attribute of that name, which host pages set. */
export const BUILT_IN_KEYS = { customerId: "string", firstSeenAt: "date", lastSeenAt: "date", tags: "array" } as const satisfies Record<
  string,
  FilterType
>;
