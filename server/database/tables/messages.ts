import type { Generated, GeneratedAlways } from "kysely";
import type { AnswerValue } from "#app/domain/messages/survey.ts";
import type { Json, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** What people answered to messages (migration 0041). */
export type MessageTables = {
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
