import { type MessageType, usualCategory } from "#app/domain/messages/message.ts";
import type { MessageContent } from "#app/domain/messages/message-content.ts";
import { usualRecurrence } from "#app/domain/messages/message-times.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { type Author, changedBy } from "#server/resources/content/author.ts";
import type { MessageRecord } from "./wire.ts";

/** One message, archived or not. @throws Refusal 404 */
export async function getMessage(db: Database, propertyId: number, id: number): Promise<MessageRecord> {
  return db
    .selectFrom("messages")
    .selectAll()
    .where("property_id", "=", propertyId)
    .where("id", "=", id)
    .executeTakeFirstOrThrow(refuse.notFound);
}

type NewMessage = { type: MessageType; category?: number | undefined; content: MessageContent };

/** Adds a draft with the recurrence that is usual for its kind (specification 1, section 4). @returns its id */
export async function addMessage(
  db: Database,
  propertyId: number,
  { type, category = usualCategory(type), content }: NewMessage,
  author: Author | null,
): Promise<number> {
  const { id } = await db
    .insertInto("messages")
    .values({
      property_id: propertyId,
      type,
      category,
      draft: JSON.stringify(content),
      showing: JSON.stringify(usualRecurrence(type, category)),
      ...changedBy(author),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
