import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { JsonDefault, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** The people who use a company's applications, what is known of them, and what was kept out (migration 0013). */
export type UserTables = {
  company_users: {
    id: Generated<number>;
    company_id: number;
    public_id: string;
    status: Generated<"created" | "imported" | "disabled" | "pending" | "active">;
    attributes: JsonDefault<Record<string, unknown>>;
    imported_by: string | null;
    imported_line: string | null;
    created_at: Stamp;
    updated_at: Stamp;
    first_seen_at: StampOrNull;
    last_seen_at: StampOrNull;
    invited_at: StampOrNull;
    archived_at: StampOrNull;
    archived: GeneratedAlways<boolean>;
    search_text: GeneratedAlways<string>;
    lowered: GeneratedAlways<Record<string, unknown>>;
  };
  foreign_users: {
    id: Generated<number>;
    property_id: number;
    foreign_id: string;
    anonymous: Generated<boolean>;
    company_key: string | null;
    /** What the host page said. */
    own: JsonDefault<Record<string, unknown>>;
    /** `own` with the values of the company user over it. */
    attributes: JsonDefault<Record<string, unknown>>;
    company_user_id: number | null;
    first_seen_at: Stamp;
    last_seen_at: Stamp;
    search_text: GeneratedAlways<string>;
    lowered: GeneratedAlways<Record<string, unknown>>;
  };
  attributes: {
    id: Generated<number>;
    company_id: number;
    property_id: number | null;
    key: string;
    display_name: Generated<string>;
    description: Generated<string>;
    data_type: "string" | "number" | "boolean" | "array" | "datetime";
    status: Generated<"public" | "private">;
    revision: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
    last_changed_by: ColumnType<string | null, string | null | undefined, string | null>;
    last_changed_by_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  attribute_refusals: {
    company_id: number;
    property_id: number | null;
    key: string;
    reason: "type" | "key" | "limit";
    count: Generated<string>;
    sample: string;
    last_at: Stamp;
  };
  person_aliases: {
    property_id: number;
    anonymous_id: string;
    foreign_user_id: number;
    created_at: Stamp;
    merged_at: StampOrNull;
  };
  sessions: {
    property_id: number;
    id: string;
    person: Generated<string>;
    anonymous: Generated<boolean>;
    started_at: Stamp;
    last_at: Stamp;
    pages: Generated<number>;
  };
  identify_days: {
    day: string;
    property_id: number;
    outcome: "kept" | "unsigned" | "signature" | "expired";
    count: Generated<string>;
  };
  magic_links: {
    id: Generated<number>;
    company_id: number;
    property_id: number;
    company_user_id: number;
    token_hash: string;
    created_at: Stamp;
    expires_at: Stamp;
    sent_at: StampOrNull;
    used_at: StampOrNull;
  };
};
