import type { Generated, GeneratedAlways } from "kysely";
import type { AnswerValue } from "#app/domain/messages/survey.ts";
import type { Json, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

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
    answers: Json<Record<string, AnswerValue>>;
    comment: Generated<string>;
    /** Of the one question that every NPS and survey has. */
    score: GeneratedAlways<number | null>;
    /** Spent until the last answer. */
    seconds: Generated<number>;
    started_at: Stamp;
    answered_at: StampOrNull;
  };
};
