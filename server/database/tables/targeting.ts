import type { ColumnType, Generated } from "kysely";
import type { Json, JsonDefault, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

type Changed = ColumnType<string | null, string | null | undefined, string | null>;
export type Named = {
  id: Generated<number>;
  property_id: number;
  name: string;
  revision: Generated<number>;
  created_at: Stamp;
  updated_at: Stamp;
  last_changed_by: Changed;
  last_changed_by_id: Changed;
};

/** Who sees what where: segments, page segments, tags, and what was shown to whom (migration 0015). */
export type TargetingTables = {
  segments: Named & {
    connection: ColumnType<"and" | "or", "and" | "or" | undefined, "and" | "or">;
    /** Groups of filters, each with its connection, as the contract has them. */
    filter_groups: JsonDefault<unknown[]>;
  };
  page_segments: Named & {
    rules: JsonDefault<string[]>;
    visibility: Generated<boolean>;
  };
  tags: Named & {
    selector: Generated<string>;
    url_rule: Generated<string>;
    page_segment_id: Generated<number>;
  };
  journeys: Named & {
    start_tag_id: number;
    end_tag_id: number;
    window_seconds: number;
  };
  impressions: {
    property_id: number;
    id: string;
    kind: string;
    content_id: number;
    version: number | null;
    language: Generated<string>;
    person: string;
    anonymous: Generated<boolean>;
    shown_at: Stamp;
    closed_at: StampOrNull;
    /** When somebody did not want it again. */
    dismissed_at: StampOrNull;
    answered_at: StampOrNull;
    /** Shown on the public page (migration 0047). */
    by_link: Generated<boolean>;
  };
  person_segments: {
    property_id: number;
    person: string;
    anonymous: Generated<boolean>;
    since: Stamp;
    segment_ids: number[];
  };
  person_event_days: {
    property_id: number;
    person: string;
    anonymous: Generated<boolean>;
    kind: string;
    content_id: Generated<number>;
    day: ColumnType<Date, string, string>;
    count: number;
  };
  /** Numbers and moments of attributes, kept by the database (migration 0016). */
  person_numbers: {
    property_id: number;
    key: string;
    value: number;
    person_id: number;
  };
  segment_drafts: {
    property_id: number;
    id: string;
    content: string;
    opened_at: Stamp;
  };
  targeting_history: {
    property_id: number;
    type: "guide" | "chapter" | "segment" | "page_segment" | "tag" | "property";
    item_id: number;
    since: Stamp;
    /** Null from when it was gone. */
    state: Json<Record<string, unknown>> | null;
  };
};
