import { z } from "zod";
import type { ParsedBody } from "#app/contracts/call.ts";
import type { messageResultCalls } from "#app/contracts/message-results.ts";
import { tagsIn } from "#app/domain/messages/answer-notes.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

type Note = ParsedBody<typeof messageResultCalls.noteNpsAnswer>;

/** Sets what the team notes beside a finished answer of one message. @throws Refusal 404 for any other */
export async function setNote(
  db: Database,
  propertyId: number,
  messageId: number,
  answer: string,
  { tags, followUp }: Note,
): Promise<Note> {
  const own = z.guid().safeParse(answer);
  if (!own.success) throw refuse.notFound();
  await db
    .selectFrom("message_answers")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("message_id", "=", messageId)
    .where("id", "=", own.data)
    .where("answered_at", "is not", null)
    .executeTakeFirstOrThrow(() => refuse.notFound());
  const note = { tags: tagsIn(tags.join(",")), follow_up: followUp };
  await db
    .insertInto("message_answer_notes")
    .values({ property_id: propertyId, answer_id: own.data, ...note })
    .onConflict((conflict) => conflict.columns(["property_id", "answer_id"]).doUpdateSet(note))
    .execute();
  return { tags: note.tags, followUp };
}

/** The tags of a message's answers, in order. */
export async function tagsOf(db: Database, propertyId: number, messageId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("message_answer_notes as note")
    .innerJoin("message_answers as answer", (join) =>
      join.onRef("answer.property_id", "=", "note.property_id").onRef("answer.id", "=", "note.answer_id"),
    )
    .select("note.tags")
    .distinct()
    .where("note.property_id", "=", propertyId)
    .where("answer.message_id", "=", messageId)
    .execute();
  return [...new Set(rows.flatMap(({ tags }) => tags))].toSorted((a, b) => a.localeCompare(b));
}
