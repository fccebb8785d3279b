import type { Generated } from "kysely";
import type { JsonDefault, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** What people do in a property, and the counts made of it; and events about the dashboard's own use. */
export type EventTables = {
  event_batches: {
    id: Generated<string>;
    received_at: Stamp;
    rows: number;
    property_id: number | null;
  };
  events: {
    property_id: number;
    id: string;
    batch_id: string;
    kind: string;
    catalogue: number;
    user_id: string | null;
    anonymous_id: string | null;
    company_key: string | null;
    session_id: string | null;
    seq: number | null;
    occurred_at: Stamp;
    received_at: Stamp;
    language: string | null;
    path: string | null;
    content_type: string | null;
    content_id: number | null;
    content_version: number | null;
    step_id: string | null;
    run_id: string | null;
    payload: JsonDefault<Record<string, unknown> | null>;
    sent_at: StampOrNull;
  };
  event_days: {
    day: string;
    property_id: number;
    stored: Generated<number>;
    last_batch: Generated<string>;
    unknown_guides: Generated<number>;
    unknown_versions: Generated<number>;
    unknown_steps: Generated<number>;
    unknown_languages: Generated<number>;
    unknown_tags: Generated<number>;
    wrong_clocks: Generated<number>;
  };
  guide_version_steps: {
    property_id: number;
    guide_id: number;
    number: number;
    step_id: string;
  };
  guide_runs: {
    property_id: number;
    run_id: string;
    guide_id: number;
    version: number | null;
    language: Generated<string>;
    person: Generated<string>;
    anonymous: Generated<boolean>;
    started_at: StampOrNull;
    completed_at: StampOrNull;
    dismissed_at: StampOrNull;
    day: string;
  };
  guide_days: {
    property_id: number;
    day: string;
    guide_id: number;
    language: Generated<string>;
    starts: Generated<number>;
    completions: Generated<number>;
  };
  guide_run_steps: {
    property_id: number;
    run_id: string;
    step_id: string;
    shown: Generated<boolean>;
    done: Generated<boolean>;
    failed: Generated<boolean>;
  };
  guide_step_days: {
    property_id: number;
    day: string;
    guide_id: number;
    step_id: string;
    language: Generated<string>;
    shown: Generated<number>;
    done: Generated<number>;
    failed: Generated<number>;
  };
  target_failures: {
    property_id: number;
    content_type: "guide" | "tooltip" | "validator";
    content_id: number;
    /** Empty for tooltips and validators. */
    step_id: string;
    version: number;
    occurred_at: Stamp;
    reason: string;
    path: string | null;
    /** Not yet judged. */
    is_new: Generated<boolean>;
  };
  internal_events: {
    id: string;
    manager_id: string;
    company_id: number | null;
    property_id: number | null;
    kind: string;
    payload: JsonDefault<Record<string, unknown>>;
    occurred_at: Stamp;
    received_at: Stamp;
  };
};
