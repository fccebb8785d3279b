import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type { ChapterContent } from "#app/domain/chapters/chapter.ts";
import type { GuideContent, Visibility } from "#app/domain/guides/guide.ts";
import type { Promotion } from "#app/domain/guides/promotion.ts";
import type { StepAlarm } from "#app/domain/guides/step-alarm.ts";
import type { LanguageBehaviour, LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import type { MessageType, MessageVisibility } from "#app/domain/messages/message.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import type { Showing } from "#app/domain/targeting/showing.ts";
import type { Review, Schedule } from "#app/domain/versions/publishing.ts";
import type { Json, JsonDefault, JsonOrNull, Stamp, StampOrNull } from "#server/database/column-kinds.ts";

type ContentColumns<Content, State = Visibility> = {
  id: Generated<number>;
  property_id: number;
  visibility: ColumnType<State, State | undefined, State>;
  draft: Json<Content>;
  published_version: number | null;
  published_revision: number | null;
  language_behaviour: ColumnType<LanguageBehaviour, LanguageBehaviour | undefined, LanguageBehaviour>;
  language_texts: JsonDefault<LanguageStatusByKey>;
  tags: JsonDefault<{ mode: "show" | "hide"; list: number[] }>;
  segment_id: Generated<number>;
  page_segment_id: Generated<number>;
  /** Parts of it; what is left out is as SHOWING has it. */
  showing: JsonDefault<Partial<Showing>>;
  revision: Generated<number>;
  first_time_published: StampOrNull;
  published_at: StampOrNull;
  published_by: ColumnType<string | null, string | null | undefined, string | null>;
  unpublished_at: StampOrNull;
  publish_at: StampOrNull;
  unpublish_at: StampOrNull;
  schedule: JsonOrNull<Schedule>;
  review: JsonOrNull<Review>;
  /** The revision of the draft that a second person approved. */
  approved_revision: ColumnType<number | null, number | null | undefined, number | null>;
  last_changed_at: Stamp;
  last_changed_by: ColumnType<string | null, string | null | undefined, string | null>;
  last_changed_by_id: ColumnType<string | null, string | null | undefined, string | null>;
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
  note: Generated<string>;
  published_at: Stamp;
};

/** Content that is drafted and published, with its numbered versions. */
export type ContentTables = {
  chapters: ContentColumns<ChapterContent> & { position: number };
  guides: ContentColumns<GuideContent> & {
    position: number;
    chapter_id: number | null;
    /** Of its promotion, whether it has one or not. */
    popup_id: Generated<number>;
    alarms: JsonDefault<StepAlarm[]>;
    /** Ids of the stored images that its draft uses. */
    images: GeneratedAlways<string[]>;
  };
  guide_versions: VersionColumns<GuideContent> & { guide_id: number; images: GeneratedAlways<string[]> };
  chapter_versions: VersionColumns<ChapterContent> & { chapter_id: number };
  /** Migration 0040. Segments of 0 are none, also those of the guide that an announcement leads to. */
  messages: ContentColumns<MessageContent, MessageVisibility> & {
    type: MessageType;
    category: number;
    guide_segment_id: Generated<number>;
    guide_page_segment_id: Generated<number>;
    min_time: StampOrNull;
    min_time_zone: ColumnType<string | null, string | null | undefined, string | null>;
    max_time: StampOrNull;
    max_time_zone: ColumnType<string | null, string | null | undefined, string | null>;
    pinned: Generated<boolean>;
    /** Migration 0052. An update of what is live leaves it. */
    live_since: StampOrNull;
    images: GeneratedAlways<string[]>;
  };
  /** Migration 0055. Live as it is. */
  welcome_slides: {
    property_id: number;
    popup_id: Generated<number>;
    content: Json<Promotion>;
    guide_id: number | null;
    revision: Generated<number>;
    first_time_published: StampOrNull;
    last_changed_at: Stamp;
    last_changed_by: ColumnType<string | null, string | null | undefined, string | null>;
    last_changed_by_id: ColumnType<string | null, string | null | undefined, string | null>;
    images: GeneratedAlways<string[]>;
  };
  message_versions: VersionColumns<MessageContent> & { message_id: number; images: GeneratedAlways<string[]> };
};
