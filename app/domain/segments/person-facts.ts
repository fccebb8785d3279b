import type { CountedEvent } from "./operators.ts";

/** What filters ask of a person. Attributes are as stored: texts, numbers, true or false, lists of texts, moments as ISO 8601 in UTC. */
export type PersonFacts = {
  customerId: string;
  attributes: Readonly<Record<string, unknown>>;
  /** ISO 8601 in UTC; null for never. */
  firstSeenAt: string | null;
  lastSeenAt: string | null;
  /** By the id of a guide. */
  guides: ReadonlyMap<number, { started: boolean; completed: boolean }>;
  /** By the id of a message. */
  messages: ReadonlyMap<number, { seen: boolean; dismissed: boolean; answered: boolean }>;
  /** How often they did what on which day (YYYY-MM-DD, in the property's time zone); contentId is 0 where there is none. */
  counts: readonly { event: CountedEvent; contentId: number; day: string; count: number }[];
};

/** Somebody of whom nothing is known. */
export const NOBODY: PersonFacts = {
  customerId: "",
  attributes: {},
  firstSeenAt: null,
  lastSeenAt: null,
  guides: new Map(),
  messages: new Map(),
  counts: [],
};

/** What day it is in the property's time zone, and when a day (YYYY-MM-DD) begins in it, as ISO 8601 in UTC with milliseconds. */
export type Calendar = { today: string; beginOf(day: string): string };
