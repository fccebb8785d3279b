import type { EventKind } from "#app/domain/analytics/event-catalogue.ts";
import type { DataType } from "#app/domain/users/attribute.ts";

/** Every operator of a segment filter but `range`, which no type allows. */
export const OPERATORS = [
  ...(["equals", "!equals", "startsWith", "contains", "!contains", "in", "!in", "empty", "!empty"] as const),
  ...(["greaterThan", "greaterThanEqualTo", "lessThan", "lessThanEqualTo", "overlaps", "!overlaps"] as const),
  ...(["between", "relativeEquals", "before", "after", "started", "!started", "completed", "!completed"] as const),
  ...(["seen", "!seen", "dismissed", "!dismissed", "answered", "!answered"] as const),
] as const;
export type Operator = (typeof OPERATORS)[number];

const ON_DATES: readonly Operator[] = ["between", "relativeEquals", "before", "after", "empty", "!empty"];

/**
 * The operators of each type of a key (specification 2, section 3: Segment filter). `date` is when somebody was first or last seen,
 * `interaction` what they did with a guide, `messageInteraction` with a message, `eventCount` how often they did something.
 */
export const OPERATORS_OF: Record<DataType | "date" | "interaction" | "messageInteraction" | "eventCount", readonly Operator[]> = {
  string: ["equals", "!equals", "startsWith", "contains", "!contains", "in", "!in", "empty", "!empty"],
  number: ["equals", "!equals", "greaterThan", "greaterThanEqualTo", "lessThan", "lessThanEqualTo", "empty", "!empty"],
  boolean: ["equals", "empty", "!empty"],
  array: ["overlaps", "!overlaps"],
  datetime: ON_DATES,
  date: ON_DATES,
  interaction: ["started", "!started", "completed", "!completed"],
  messageInteraction: ["seen", "!seen", "dismissed", "!dismissed", "answered", "!answered"],
  eventCount: ["greaterThanEqualTo", "lessThan"],
};
export type FilterType = keyof typeof OPERATORS_OF;

/** What every person has without an attribute. `tags` is the attribute of that name, which host pages set. */
export const BUILT_IN_KEYS = { customerId: "string", firstSeenAt: "date", lastSeenAt: "date", tags: "array" } as const satisfies Record<
  string,
  FilterType
>;

/** What can be counted of a person, as the key of a filter on counts: events of a kind; `of` says what its value may name one of. */
export const COUNTED_EVENTS = {
  sessionStarted: { kind: "session_started", of: null },
  pageViewed: { kind: "page_viewed", of: null },
  guideStarted: { kind: "run_started", of: "guide" },
  guideCompleted: { kind: "run_completed", of: "guide" },
  tagSeen: { kind: "tag_seen", of: "tag" },
  tagUsed: { kind: "tag_used", of: "tag" },
} as const satisfies Record<string, { kind: EventKind; of: "guide" | "tag" | null }>;
export type CountedEvent = keyof typeof COUNTED_EVENTS;
