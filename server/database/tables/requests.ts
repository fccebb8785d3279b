import type { ColumnType, Generated } from "kysely";
import type { Stamp } from "#server/database/column-kinds.ts";

/** Answers kept for repeated writes, and the counters of rate limits. */
export type RequestTables = {
  kept_answers: {
    manager_id: string;
    request_hash: string;
    subject: ColumnType<string | null, string | null | undefined, never>;
    key: ColumnType<string | null, string | null | undefined, never>;
    status: ColumnType<number | null, number | null | undefined, number>;
    body: ColumnType<string | null, string | null | undefined, string | null>;
    created_at: Stamp;
  };
  rate_limits: {
    key: string;
    points: Generated<number>;
    expire: string | null;
  };
};
