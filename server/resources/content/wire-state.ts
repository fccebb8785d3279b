import type { MaybeJson } from "#server/database/column-kinds.ts";
import type { Item, Kind } from "./kinds.ts";

type Stored = Pick<
  Item[Kind],
  | "visibility"
  | "revision"
  | "published_revision"
  | "published_at"
  | "published_by"
  | "first_time_published"
  | "last_changed_at"
  | "last_changed_by"
  | "language_texts"
>;

/**
 * What an item of content tells of its state, wherever it is shown. What is not live was published by nobody and has no copy that its draft
 * could differ from.
 * @param written the languages that the draft has a title in
 */
export function toWireState(row: MaybeJson<Stored>, written: string[]) {
  const live = row.visibility === "public";
  return {
    visibility: row.visibility,
    hasUnpublishedChanges: live && row.revision !== row.published_revision,
    firstTimePublished: toStamp(row.first_time_published),
    publishedAt: live ? toStamp(row.published_at) : null,
    publishedBy: live ? row.published_by : null,
    lastChangedAt: new Date(row.last_changed_at).toISOString(),
    lastChangedBy: row.last_changed_by,
    languages: written.toSorted().map((key) => ({ key, status: row.language_texts[key]?.status ?? "on" })),
    revision: row.revision,
  };
}

/** The languages in which a draft has a title, as players decide what is written. */
export function writtenIn({ texts }: { texts: Record<string, { title: string }> }): string[] {
  return Object.keys(texts).filter((language) => texts[language]?.title);
}

function toStamp(moment: Date | string | null): string | null {
  return moment && new Date(moment).toISOString();
}
