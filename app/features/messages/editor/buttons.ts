import { isPublished, type MessageVisibility } from "#app/domain/messages/message.ts";
import { nextVisibility, SAVE_LABELS, saveLabel } from "#app/domain/messages/message-state.ts";

/** What the buttons say: the labels of specification 1, section 4, and that of a draft beside what is live. */
export const BUTTON_LABELS = [...SAVE_LABELS, "save_draft"] as const;
type Button = { intent: "save" | "publish" | "draft" | "unpublish"; label: (typeof BUTTON_LABELS)[number] };
export type EditorButtons = { first: Button; second: Button; further: Button[] };

/** The buttons that save a message, the next thing to do first. */
export function buttonsOf(visibility: MessageVisibility, hasDefaultText: boolean): EditorButtons {
  const label = (publishing: boolean) => saveLabel(visibility, publishing, nextVisibility({ visibility, publishing, hasDefaultText }));
  if (!isPublished(visibility)) {
    return { first: { intent: "save", label: label(false) }, second: { intent: "publish", label: label(true) }, further: [] };
  }
  const update = { intent: "publish", label: "update_changes" } as const;
  const takeDown = { intent: "unpublish", label: "save_and_unpublish" } as const;
  // Each does what it says, whatever is typed meanwhile; what the rules would make of it as it is stored comes first.
  const [first, other] = label(true) === "save_and_unpublish" ? [takeDown, update] : [update, takeDown];
  return { first, second: { intent: "draft", label: "save_draft" }, further: [other] };
}
