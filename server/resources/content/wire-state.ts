import { isPublished, type MessageVisibility } from "#app/domain/messages/message.ts";
import type { MaybeJson } from "#server/database/column-kinds.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Item, Kind } from "./kinds.ts";

type Stored<State> = { visibility: State } & Pick<
  Item[Kind],
  | "revision"
  | "published_revision"
  | "published_at"
  | "published_by"
  | "first_time_published"
  | "unpublished_at"
  | "last_changed_at"
  | "last_changed_by"
  | "last_changed_by_id"
  | "language_texts"
>;

/**
 * The state of an item of content in the shape of the contract. An item that is not live has no publisher, and no live copy for its draft
 * to differ from.
 * @param written the languages in which the draft has a title
 */
export function toWireState<State extends MessageVisibility>(row: { visibility: State } & MaybeJson<Stored<State>>, written: string[]) {
  const live = isPublished(row.visibility);
  return {
    visibility: row.visibility,
    hasUnpublishedChanges: live && row.revision !== row.published_revision,
    firstTimePublished: stampOf(row.first_time_published),
    publishedAt: live ? stampOf(row.published_at) : null,
    publishedBy: live ? row.published_by : null,
    unpublishedAt: live ? null : stampOf(row.unpublished_at),
    lastChangedAt: stampOf(row.last_changed_at),
    lastChangedBy: row.last_changed_by,
    lastChangedById: row.last_changed_by_id,
    languages: written.toSorted().map((key) => ({ key, status: row.language_texts[key]?.status ?? "on" })),
    revision: row.revision,
  };
}

/** The languages in which a draft has a title: the same rule by which the player treats a language as written. */
export function writtenIn({ texts }: { texts: Record<string, { title: string }> }): string[] {
  return Object.keys(texts).filter((language) => texts[language]?.title);
}
