import type { Message } from "#app/api/message-words.ts";
import { isPublished } from "#app/domain/messages/message.ts";

/**
 * What is said once a message was saved: what became of it, whatever was pressed. A live message that is to begin later is off until then; what was
 * written beside what is live is a draft.
 * @param before as it was stored; null where that is not known
 */
export function toastFor(before: Pick<Message, "visibility"> | null, after: Message, merged: boolean): string {
  const [was, is] = [before !== null && isPublished(before.visibility), isPublished(after.visibility)];
  if (was && !is) return "message_unpublished";
  const isToWait = after.visibility === "scheduled";
  if (isToWait && !was) return "message_is_scheduled";
  if (isToWait && before?.visibility === "public" && after.hasUnpublishedChanges) return "message_waits_draft";
  if (isToWait && before?.visibility === "public") return "message_waits";
  const isBegun = before?.visibility === "scheduled" && after.visibility === "public";
  if (isBegun && after.hasUnpublishedChanges) return "message_live_as_scheduled";
  if (isBegun) return "message_published";
  if (merged) return "message_saved_merged";
  if (is && after.hasUnpublishedChanges) return "message_draft_saved";
  if (was) return "message_updated";
  return is ? "message_published" : "message_saved";
}
