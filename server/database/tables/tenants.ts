import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { Design } from "#app/domain/player/design.ts";
import type { Json, JsonDefault, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

/** Companies, their properties, and what belongs to a property apart from content. */
export type TenantTables = {
  companies: {
    id: Generated<number>;
    name: string;
    limits: JsonDefault<Record<string, unknown>>;
    config: JsonDefault<Record<string, unknown>>;
    revision: Generated<number>;
    created_at: Stamp;
  };
  properties: {
    id: Generated<number>;
    company_id: number;
    name: string;
    url: Generated<string>;
    time_zone: Generated<string>;
    analytics_level: ColumnType<"none" | "basic" | "advanced", "none" | "basic" | "advanced" | undefined, "none" | "basic" | "advanced">;
    feature_flags: JsonDefault<Record<string, boolean>>;
    limits: JsonDefault<Record<string, number | boolean>>;
    stylings: JsonDefault<Record<string, unknown>>;
    content_settings: JsonDefault<Record<string, unknown>>;
    settings: JsonDefault<Record<string, unknown>>;
    revision: Generated<number>;
    created_at: Stamp;
    updated_at: Stamp;
    images: GeneratedAlways<string[]>;
  };
  themes: {
    id: Generated<number>;
    company_id: number;
    name: string;
    design: Json<Partial<Design>>;
    revision: Generated<number>;
    last_changed_at: Stamp;
    last_changed_by: ColumnType<string | null, string | null | undefined, string | null>;
    last_changed_by_id: ColumnType<string | null, string | null | undefined, string | null>;
  };
  property_texts: {
    property_id: number;
    language: string;
    texts: JsonDefault<Record<string, string>>;
    revision: Generated<number>;
  };
  languages: {
    id: Generated<number>;
    property_id: number;
    key: string;
    name: string;
    visibility: ColumnType<
      "private" | "public" | "default",
      "private" | "public" | "default" | undefined,
      "private" | "public" | "default"
    >;
  };
  images: {
    id: string;
    property_id: number;
    media_type: string;
    byte_size: number;
    created_at: Stamp;
    name: ColumnType<string, string | undefined, string>;
    /** In pixels; null for images of before they were measured. */
    width: number | null;
    height: number | null;
    /** More than 1 for an animation. */
    frames: ColumnType<number, number | undefined, number>;
    used_at: Stamp;
    /** When it was looked last whether anything uses it, and since when nothing does. */
    looked_at: Stamp;
    unused_since: StampOrNull;
  };
};
