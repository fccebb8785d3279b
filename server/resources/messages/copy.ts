import { copyName } from "#app/domain/copy-name.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import { MOST_MESSAGE_CHARACTERS } from "#app/domain/messages/message-texts.ts";
import type { Database } from "#server/database/tables.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import { referencesOf } from "#server/resources/named/bring-back.ts";
import { keptReferences } from "#server/resources/named/references.ts";
import type { MessageRecord } from "./wire.ts";

/**
 * Adds a draft with the content of a message and what it has besides, but for its place in time: when it shows, whether it is pinned, and all
 * that happened to it. Segments that are gone are none. @returns its id
 */
export async function addCopy(db: Database, message: MessageRecord, author: Author): Promise<number> {
  const { property_id, type, category, draft, language_behaviour, language_texts, showing } = message;
  const named = await keptReferences(db, property_id, referencesOf(message));
  const ofGuide = await keptReferences(db, property_id, {
    segment: message.guide_segment_id,
    pageSegment: message.guide_page_segment_id,
    tags: [],
  });
  const { id } = await db
    .insertInto("messages")
    .values({
      ...{ property_id, type, category, language_behaviour },
      draft: JSON.stringify(copyOf(draft)),
      language_texts: JSON.stringify(language_texts),
      showing: JSON.stringify(showing),
      segment_id: named.segment,
      page_segment_id: named.pageSegment,
      guide_segment_id: ofGuide.segment,
      guide_page_segment_id: ofGuide.pageSegment,
      ...changedBy(author),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Every headline gets the mark of a copy; a question stays the question that people are asked. */
function copyOf(content: MessageContent): MessageContent {
  if (content.type !== "announcement") return content;
  const texts = Object.entries(content.texts).map(([language, each]) => [
    language,
    { ...each, title: each.title === "" ? "" : copyName(each.title, MOST_MESSAGE_CHARACTERS.title) },
  ]);
  return { ...content, texts: Object.fromEntries(texts) };
}
