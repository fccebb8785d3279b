import type { MessageType } from "#app/domain/messages/message.ts";
import type { ListChoices } from "#app/features/list/list-query.ts";

export type ResultSort = "title" | "shown" | "seen" | "clicked" | "closed" | "answered" | "responseRate";

/** Those that most people saw first. */
export const CHOICES = {
  sorts: [
    ["shown", "desc"],
    ["title", "asc"],
    ["seen", "desc"],
    ["clicked", "desc"],
    ["closed", "desc"],
    ["answered", "desc"],
    ["responseRate", "desc"],
  ],
} as const satisfies ListChoices<ResultSort, never>;

/** The daily counts that are charted of each kind. */
export const SERIES = {
  announcement: ["shown", "seen", "clicked"],
  nps: ["shown", "answered"],
  survey: ["shown", "answered"],
} as const satisfies Record<MessageType, readonly string[]>;

/** The rate that says most of each kind. */
export const RATE = { announcement: "clickRate", nps: "responseRate", survey: "responseRate" } as const satisfies Record<
  MessageType,
  string
>;

/** Fewer answers than these say little: the next ones may change the score a lot. */
export const FEW_ANSWERS = 30;
