import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { FollowUp } from "#app/domain/messages/answer-notes.ts";
import type { AnswerValue } from "#app/domain/messages/survey.ts";
import type { Json, JsonDefault, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** What people answered to messages (migration 0041), and how their public links stand (0042). */
export type MessageTables = {
  message_links: {
    property_id: number;
    message_id: number;
    secret: string;
    is_on: Generated<boolean>;
    anonymous: Generated<boolean>;
    once: Generated<boolean>;
    renewed_at: Stamp;
  };
  message_answers: {
    property_id: number;
    /** That of the impression. */
    id: string;
    message_id: number;
    version: number;
    language: string;
    person: string;
    anonymous: Generated<boolean>;
    segment_ids: Generated<number[]>;
    /** Of the person as of the answer; empty at privacy level 0. */
    attributes: JsonDefault<Record<string, unknown>>;
    answers: Json<Record<string, AnswerValue>>;
    comment: Generated<string>;
    /** Of the one question that every NPS and survey has. */
    score: GeneratedAlways<number | null>;
    /** Spent until the last answer. */
    seconds: Generated<number>;
    started_at: Stamp;
    answered_at: StampOrNull;
    /** As its showing is (migration 0066). */
    by_link: Generated<boolean>;
    /** Kept by the rollup (migration 0047). */
    counted: Generated<boolean>;
  };
  /** Kept by the database from impressions and answers, and by the rollup from events (migration 0043). */
  message_showings: {
    property_id: number;
    id: string;
    message_id: number;
    version: number;
    language: Generated<string>;
    day: string;
    segment_ids: Generated<number[]>;
    seen: Generated<boolean>;
    clicked: Generated<boolean>;
    closed: Generated<boolean>;
    answered: Generated<boolean>;
    /** Of the public page (migration 0049); `opened` where that it was opened was noted. */
    by_link: Generated<boolean>;
    opened: Generated<boolean>;
    closed_how: ColumnType<"close" | "later" | "never" | null, "close" | "later" | "never" | undefined>;
  };
  /** Showings per day; segment 0 is everybody. Kept by the database. `opened` are among those `by_link`, and `answered_opened` among both, `later` and `never` are among `closed`. */
  message_days: ByDay &
    Record<
      | "shown"
      | "seen"
      | "clicked"
      | "closed"
      | "answered"
      | "by_link"
      | "opened"
      | "answered_by_link"
      | "answered_opened"
      | "later"
      | "never",
      number
    >;
  /** Answers per question and value; see migrations 0043 and 0048. Kept by the rollup. */
  message_value_days: ByDay & { question: string; value: string; count: number };
  message_answer_notes: {
    property_id: number;
    answer_id: string;
    tags: Generated<string[]>;
    follow_up: FollowUp | null;
  };
};

type ByDay = { property_id: number; message_id: number; day: string; version: number; language: string; segment_id: number };
