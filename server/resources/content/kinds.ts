import type { Row } from "#server/database/tables.ts";

/** What has a draft, numbered versions and a live copy (design section 4: Drafts and publishing), by the name of its table; `ifArchived` refuses changes. */
export const KINDS = {
  guides: { versions: "guide_versions", owner: "guide_id", limit: "public_guide", section: "guides", ifArchived: "guide_deleted" },
  chapters: {
    versions: "chapter_versions",
    owner: "chapter_id",
    limit: "public_chapter",
    section: "guides",
    ifArchived: "chapter_deleted",
  },
  messages: { versions: "message_versions", owner: "message_id", limit: null, section: "messages", ifArchived: "message_archived" },
} as const;

export type Kind = keyof typeof KINDS;
/** Guides and the chapters they are in. */
export type GuideKind = "guides" | "chapters";
export type Item = { guides: Row<"guides">; chapters: Row<"chapters">; messages: Row<"messages"> };
