import { sql, type UpdateObject } from "kysely";
import { heldAlarms } from "#app/domain/guides/step-alarm.ts";
import { isPublished, type MessageVisibility } from "#app/domain/messages/message.ts";
import type { Showing } from "#app/domain/targeting/showing.ts";
import type { Database, Tables } from "#server/database/tables.ts";
import { type Author, changedBy } from "./author.ts";
import type { Item, Kind } from "./kinds.ts";

/** In the words of the calls; what is left out stays. */
type Changes<K extends Kind> = Partial<{
  draft: Item[K]["draft"];
  tags: Item[K]["tags"];
  languageTexts: Item[K]["language_texts"];
  languageBehaviour: Item[K]["language_behaviour"];
  segment: number;
  pageSegment: number;
  showing: Showing;
}>;

/**
 * Writes the changes as the next revision. Those of the draft are published later; all others hold at once, and a draft that was published
 * as it is stays so. A step with a new target has no alarm any more.
 */
export async function changeDraft<K extends Kind>(
  db: Database,
  kind: K,
  item: Item[K],
  { draft, tags, languageTexts, languageBehaviour, segment, pageSegment, showing }: Changes<K>,
  author: Author,
): Promise<Item[K]> {
  return writeColumns(db, kind, item, author, {
    ...(draft ? { draft: JSON.stringify(draft), revision: sql<number>`revision + 1` } : NEXT_WITH_SAME_DRAFT),
    ...(draft && "alarms" in item && "steps" in draft && { alarms: JSON.stringify(heldAlarms(item.alarms, draft)) }),
    ...(tags && { tags: JSON.stringify(tags) }),
    ...(showing && { showing: JSON.stringify(showing) }),
    ...(languageTexts && { language_texts: JSON.stringify(languageTexts) }),
    language_behaviour: languageBehaviour,
    segment_id: segment,
    page_segment_id: pageSegment,
  });
}

/** The next revision of an item whose draft stays: what was published or approved as it is stays so. */
export const NEXT_WITH_SAME_DRAFT = {
  revision: sql<number>`revision + 1`,
  published_revision: sql<number>`case when published_revision = revision then revision + 1 else published_revision end`,
  approved_revision: sql<number>`case when approved_revision = revision then revision + 1 else approved_revision end`,
};

const PUT_AWAY = { publish_at: null, unpublish_at: null, schedule: null, review: null, approved_revision: null };

/** What ends with being live, and what else with being archived. */
const ENDED = {
  private: { unpublish_at: null, schedule: sql<string>`case when publish_at is null then null else schedule end` },
  deleted: PUT_AWAY,
  archived: PUT_AWAY,
  used: {},
  public: {},
  scheduled: {},
} as const satisfies Record<MessageVisibility, object>;

export async function setVisibility<K extends Kind>(
  db: Database,
  kind: K,
  item: Item[K],
  visibility: Item[K]["visibility"],
  author: Author,
): Promise<Item[K]> {
  const ends = isPublished(item.visibility) && !isPublished(visibility);
  // What was to begin later and has begun, at its time or because that was taken away.
  const begins = item.visibility === "scheduled" && visibility === "public";
  return writeColumns(db, kind, item, author, {
    visibility,
    ...ENDED[visibility],
    ...(ends && { unpublished_at: sql<Date>`now()` }),
    ...(begins && { live_since: sql<Date>`coalesce(min_time, now())` }),
  });
}

/** Writes columns of one item, with author and time. @returns the item as it now is */
export async function writeColumns<K extends Kind>(
  db: Database,
  kind: K,
  { property_id, id }: Item[K],
  author: Author,
  columns: UpdateObject<Tables, Kind>,
): Promise<Item[K]> {
  const row = await db
    .updateTable<Kind>(kind)
    .set({ ...columns, ...changedBy(author), last_changed_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where("property_id", "=", property_id)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as Item[K];
}
