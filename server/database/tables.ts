import type { ColumnType, Generated, Kysely, Selectable, Transaction } from "kysely";
import type { ChapterContent } from "#app/domain/chapters/chapter.ts";
import type { GuideContent } from "#app/domain/guides/guide.ts";
import type { LanguageBehaviour, LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import type { Json, JsonDefault, Stamp, StampOrNull } from "./column-kinds.ts";
import type { EventTables } from "./event-tables.ts";
import type { PlayerTables } from "./player-tables.ts";

type Visibility = "public" | "private" | "deleted";

type ContentColumns<Content> = {
  id: Generated<number>;
  property_id: number;
  position: number;
  visibility: ColumnType<Visibility, Visibility | undefined, Visibility>;
  draft: Json<Content>;
  published_version: number | null;
  published_revision: number | null;
  language_behaviour: ColumnType<LanguageBehaviour, LanguageBehaviour | undefined, LanguageBehaviour>;
  language_texts: JsonDefault<LanguageStatusByKey>;
  tags: JsonDefault<{ mode: "show" | "hide"; list: number[] }>;
  segment_id: Generated<number>;
  page_segment_id: Generated<number>;
  revision: Generated<number>;
  first_time_published: StampOrNull;
  last_changed_at: Stamp;
  last_changed_by: ColumnType<string | null, string | null | undefined, string | null>;
  updated_at: Stamp;
  created_at: Stamp;
};

type VersionColumns<Content> = {
  property_id: number;
  number: number;
  content: Json<Content>;
  languages: Json<string[]>;
  author_id: string | null;
  author_name: string;
  published_at: Stamp;
};

export type Tables = EventTables &
  PlayerTables & {
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
    tags: {
      id: Generated<number>;
      property_id: number;
      name: string;
      rules: JsonDefault<unknown[]>;
      created_at: Stamp;
    };
    images: {
      id: string;
      property_id: number;
      media_type: string;
      byte_size: number;
      created_at: Stamp;
    };
    managers: {
      id: Generated<string>;
      email: string;
      name: string;
      password_hash: string | null;
      super_admin: Generated<boolean>;
      language: string | null;
      config: JsonDefault<Record<string, unknown>>;
      revision: Generated<number>;
      created_at: Stamp;
      tokens_valid_from: StampOrNull;
    };
    role_assignments: {
      id: Generated<number>;
      manager_id: string;
      role: "admin" | "moderator" | "contributor";
      target_type: "company" | "property";
      target_id: number;
    };
    invites: {
      token_hash: string;
      company_id: number;
      email: string;
      roles: JsonDefault<{ role: string; targetType: string; targetId: number }[]>;
      created_at: Stamp;
      expires_at: Stamp;
      accepted_at: StampOrNull;
    };
    password_resets: {
      token_hash: string;
      manager_id: string;
      expires_at: Stamp;
      used_at: StampOrNull;
    };
    personal_tokens: {
      manager_id: string;
      token_hash: string;
      created_at: Stamp;
      last_used_at: StampOrNull;
    };
    outbox: {
      id: Generated<number>;
      recipient: string;
      subject: string;
      body: string;
      created_at: Stamp;
    };
    oidc_records: {
      model: string;
      id: string;
      payload: Json<Record<string, unknown>>;
      grant_id: string | null;
      uid: string | null;
      expires_at: StampOrNull;
      consumed_at: StampOrNull;
      begun_from: string | null;
    };
    kept_answers: {
      manager_id: string;
      request_hash: string;
      status: ColumnType<number | null, number | null | undefined, number>;
      body: ColumnType<string | null, string | null | undefined, string | null>;
      created_at: Stamp;
    };
    rate_limits: {
      key: string;
      points: Generated<number>;
      expire: string | null;
    };
    chapters: ContentColumns<ChapterContent>;
    guides: ContentColumns<GuideContent> & {
      chapter_id: number | null;
      alarms: JsonDefault<{ stepId: string; since: string }[]>;
    };
    guide_versions: VersionColumns<GuideContent> & { guide_id: number };
    chapter_versions: VersionColumns<ChapterContent> & { chapter_id: number };
  };

export type Database = Kysely<Tables>;
export type DatabaseTransaction = Transaction<Tables>;
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;
