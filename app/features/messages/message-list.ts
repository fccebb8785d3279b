import { ANNOUNCEMENT_CATEGORIES, type MessageType, NPS_CATEGORY, SURVEY_CATEGORY } from "#app/domain/messages/message.ts";
import type { ShownAudience } from "#app/features/audience/shown-audience.server.ts";
import { type AddressProblem, choicesOf } from "#app/features/list/address-problem.ts";
import { type ListChoices, type ListQuery, readListQuery } from "#app/features/list/list-query.ts";
import { idsIn } from "#app/features/selection/chosen-ids.ts";
import type { Off } from "#app/features/stylings/switched-off.server.ts";
import type { PropertyPaths } from "#app/paths/paths-of.ts";

/** The lists of messages: all of them, and one for each kind. */
export const MESSAGE_LISTS = ["messages", "announcements", "npsMessages", "surveys"] as const;
export type MessageList = (typeof MESSAGE_LISTS)[number];

/** The kind that a list is of; none for the list of all. */
export const TYPE_OF: Record<MessageList, MessageType | undefined> = {
  messages: undefined,
  announcements: "announcement",
  npsMessages: "nps",
  surveys: "survey",
};

export const MESSAGE_STATES = ["present", "public", "private", "scheduled", "used", "archived"] as const;

const OF_ANNOUNCEMENTS = ANNOUNCEMENT_CATEGORIES.map(({ category }) => String(category));
const OF_QUESTIONS = [NPS_CATEGORY, SURVEY_CATEGORY].map(String);

/** The categories that a list can be narrowed down to; NPS messages have one alone. */
export const CATEGORIES_OF: Record<MessageList, readonly string[]> = {
  messages: [...OF_ANNOUNCEMENTS, ...OF_QUESTIONS],
  announcements: OF_ANNOUNCEMENTS,
  npsMessages: [],
  surveys: OF_QUESTIONS,
};

export type MessageSort = "date" | "title" | "lastChangedAt" | "count";

/** Pinned ones and the newest first. */
export const CHOICES = {
  sorts: [
    ["date", "desc"],
    ["title", "asc"],
    ["lastChangedAt", "desc"],
    ["count", "desc"],
  ],
} as const satisfies ListChoices<MessageSort, never>;

/** `category` is empty for all; `chosen` are the messages that are chosen already, where somebody comes back to the list. */
export type MessageQuery = Omit<ListQuery<MessageSort, never>, "columns"> & {
  state: (typeof MESSAGE_STATES)[number];
  category: string;
  chosen: readonly number[];
};

export type ListedMessage = {
  id: number;
  type: MessageType;
  /** Its number in the specification; what announces has a colour. */
  category: number;
  color: string | null;
  /** How often an announcement was seen, or what asks was answered. */
  count: number;
  title: string;
  visibility: "public" | "private" | "scheduled" | "used" | "archived" | "deleted";
  hasUnpublishedChanges: boolean;
  pinned: boolean;
  languages: { key: string; name: string; isComplete: boolean }[];
  audience: ShownAudience | undefined;
  /** When it shows, in words; null for whenever it is live. */
  schedule: string | null;
  changed: string;
  changedBy: string | null;
  revision: number;
  /** Whether the viewer may archive it, bring it back or duplicate it, and see what came of it. */
  may: { change: boolean; copy: boolean; results: boolean };
};

export type MessageListData = {
  title: string;
  list: MessageList;
  query: MessageQuery;
  problems: AddressProblem[];
  messages: ListedMessage[];
  total: number;
  mayCreate: boolean;
  /** See `NotListed`; null for other lists than that of announcements. */
  notListed: Off;
  /** Whether they may see how often things show by themselves, which stands beside who people are. */
  mayLimit: boolean;
};

/** What an address asks for. */
export function readMessageQuery(address: URLSearchParams, list: MessageList): { query: MessageQuery; problems: AddressProblem[] } {
  const {
    query: { columns: _, ...query },
    problems,
  } = readListQuery<MessageSort>(address, CHOICES);
  const choices = choicesOf(address);
  const state = choices.oneOf("state", MESSAGE_STATES, "present");
  const category = choices.oneOf("category", CATEGORIES_OF[list], "");
  return { query: { ...query, state, category, chosen: idsIn(address, "message") }, problems: [...problems, ...choices.problems] };
}

/** A query as an address says it: what is usual is left out. */
export function inAddress({ search, state, category, sort, order, page, limit }: MessageQuery): Record<string, string | undefined> {
  return {
    search: search || undefined,
    state: state === "present" ? undefined : state,
    category: category || undefined,
    ...(sort === "date" && order === "desc" ? {} : { sort, order }),
    page: page === 1 ? undefined : String(page),
    limit: limit === 20 ? undefined : String(limit),
  };
}

/** The address of a list. */
export const addressOfList = (paths: PropertyPaths, list: MessageList, query?: MessageQuery) =>
  paths[list](query ? inAddress(query) : undefined);
