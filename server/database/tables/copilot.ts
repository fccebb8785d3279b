import type { Generated } from "kysely";
import type { Json, Stamp } from "#server/database/column-kinds.ts";

/** What people asked (migration 0056). */
export type CopilotTables = {
  copilot_questions: {
    property_id: number;
    id: string;
    person: string;
    anonymous: boolean;
    language: string;
    question: string;
    /** None where nothing answered. */
    sources: Json<{ kind: string; id: number }[]>;
    by_rules: boolean;
    helpful: Generated<boolean | null>;
    asked_at: Stamp;
  };
};
