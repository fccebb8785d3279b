import { MESSAGE_TYPES, type MessageType } from "#app/domain/messages/message.ts";

/** The catalogue of events that players send (design section 4, Events). Raise the version when a meaning changes. */
export const CATALOGUE_VERSION = 1;

/** Of what stands at an element: it showed, it was used or its value came right, its element was not found. */
export const TOOLTIP_EVENTS = ["tooltip_shown", "tooltip_used", "tooltip_failed"] as const;
export const VALIDATOR_EVENTS = ["validator_shown", "validator_met", "validator_failed"] as const;
/** Of a message: it stood there, was in view for a second, what it leads to was pressed, it was sent away, what it asks was answered. */
export const MESSAGE_EVENTS = ["message_shown", "message_seen", "message_clicked", "message_closed", "message_answered"] as const;
export const CONTENT_EVENTS = [
  "assistant_opened",
  // Its search found nothing: told of nobody, with what was looked for (app/domain/search/missed-query.ts).
  "search_missed",
  "run_started",
  "run_resumed",
  "step_waiting",
  "step_shown",
  "step_done",
  "step_failed",
  "run_completed",
  "run_dismissed",
  ...TOOLTIP_EVENTS,
  ...VALIDATOR_EVENTS,
  ...MESSAGE_EVENTS,
] as const;
export const TAG_EVENTS = ["tag_seen", "tag_used"] as const;
export const BEHAVIOUR_EVENTS = ["session_started", "activity_ping", "session_ended", "page_viewed", ...TAG_EVENTS] as const;
export const EVENT_KINDS = [...CONTENT_EVENTS, ...BEHAVIOUR_EVENTS] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What events of a kind are about, where only events of that kind are about such things; null where it is a guide, or nothing. */
export function ownContent(kind: EventKind): readonly ("tag" | "tooltip" | "validator" | MessageType)[] | null {
  const isOf = (kinds: readonly EventKind[]) => kinds.includes(kind);
  if (isOf(TAG_EVENTS)) return ["tag"];
  if (isOf(TOOLTIP_EVENTS)) return ["tooltip"];
  if (isOf(VALIDATOR_EVENTS)) return ["validator"];
  return isOf(MESSAGE_EVENTS) ? MESSAGE_TYPES : null;
}

/** Privacy level 0 keeps content events only; level 1 adds sessions, pages and tags. */
export function isKept(kind: EventKind, privacyLevel: number): boolean {
  return privacyLevel >= 1 || !(BEHAVIOUR_EVENTS as readonly string[]).includes(kind);
}

/**
 * One event as a player sends it. Times are ISO 8601 in UTC by the person's clock; `id`, `session` and `run` are UUIDs. `path` is the host
 * page's path without query or fragment. `payload` holds only PAYLOAD_FIELDS: small numbers and words, and never typed input but the
 * `query` of a search that found nothing.
 */
export type PlayerEvent = {
  id: string;
  kind: EventKind;
  catalogue: number;
  user?: string;
  anonymous?: string;
  company?: string;
  session?: string;
  seq?: number;
  occurred: string;
  language?: string;
  path?: string;
  content?:
    | { type: "guide"; id: number; version: number }
    | { type: MessageType; id: number; version: number }
    | { type: "tag"; id: number }
    /** `version` is that of what it points at; 1 where it is left out. */
    | { type: "tooltip" | "validator"; id: number; version?: number | undefined };
  step?: string;
  run?: string;
  payload?: Record<string, string | number | boolean>;
};

/** The part of an event that the privacy level allows: level 0 has no session, page or company, so a player does not even send them. */
export function keptPart(event: PlayerEvent, privacyLevel: number): PlayerEvent {
  if (privacyLevel >= 1) return event;
  const { company, session, seq, path, ...rest } = event;
  return rest;
}

/**
 * An event that says nothing about who was there: of people who refuse it, and where the browser asks for it (Global Privacy Control). Only
 * content events are left then.
 */
export function namelessPart(event: PlayerEvent): PlayerEvent {
  const { user, anonymous, ...rest } = keptPart(event, 0);
  return rest;
}

/**
 * A batch as posted to /player/{property}/events. Where a property asks for signed identification, `pass` proves the `user` of the events;
 * those of anybody else lose it.
 */
export type EventBatch = { events: PlayerEvent[]; pass?: string };

export const EVENT_LIMITS = {
  batch: 100,
  key: 200,
  path: 500,
} as const;
export const PAYLOAD_LIMITS = { fields: 10, text: 200 } as const;
/**
 * The fields of payloads; anything else that a player adds is not stored. Of what failed: `score` from 0 to 100 of the best candidate, and
 * `wait`, how many seconds it was waited for.
 */
export const PAYLOAD_FIELDS = ["how", "reason", "matches", "index", "score", "wait"] as const;

const DAY_MILLISECONDS = 86_400_000;
/** How far from its arrival an event may have occurred, in milliseconds; beyond that, its clock is wrong. */
export const CLOCK = { ahead: DAY_MILLISECONDS, behind: 400 * DAY_MILLISECONDS } as const;

/** Whether a clock that says `occurred` at `now` can be right; both in milliseconds. */
export function isPlausible(occurred: number, now: number): boolean {
  return occurred <= now + CLOCK.ahead && occurred >= now - CLOCK.behind;
}

/** A player sends at 100 events or after 20 seconds (specification 1, section 9). */
export const FLUSH = { events: 100, milliseconds: 20_000 } as const;
/** A session ends after 1800 s without activity. */
export const SESSION_MILLISECONDS = 1_800_000;
