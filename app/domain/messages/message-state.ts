import { isPublished, type MessageLanguageStatus, type MessageVisibility } from "./message.ts";

/** What decides about the next state of a message when it is saved. */
type Saved = {
  visibility: MessageVisibility;
  /** Whether whoever saves it wants it published. */
  publishing: boolean;
  /** Whether it has a text in the property's default language. */
  hasDefaultText: boolean;
  /** What is asked for by name, whatever follows from the rest. */
  target?: MessageVisibility | undefined;
};

/** The visibility of a message once it is saved (specification 1, section 4: Message visibility). What is put away stays so without a target. */
export function nextVisibility({ visibility, publishing, hasDefaultText, target }: Saved): MessageVisibility {
  if (target !== undefined) return target;
  switch (visibility) {
    case "private":
    case "used":
      return publishing ? "public" : visibility;
    case "public":
      return hasDefaultText ? "public" : "used";
    case "scheduled":
      return publishing && hasDefaultText ? "scheduled" : "private";
    default:
      return visibility;
  }
}

export const SAVE_LABELS = ["save_and_publish", "save_and_unpublish", "update_changes", "save_changes"] as const;
export type SaveLabel = (typeof SAVE_LABELS)[number];

/** What the button says that saves a message: "Save and Publish", "Save and Unpublish", "Update Changes" or "Save Changes" (section 4). */
export function saveLabel(visibility: MessageVisibility, publishing: boolean, next: MessageVisibility): SaveLabel {
  if (!isPublished(visibility)) return publishing ? "save_and_publish" : "save_changes";
  return next === "used" || next === "private" ? "save_and_unpublish" : "update_changes";
}

/** A language of a message: its status, whether something is written in it, and what keeps it from going live. */
type Written = { status: MessageLanguageStatus; isWritten: boolean; errors: number };

/** Whether a message has a text in the property's default language. */
export const isWrittenInDefault = (languages: readonly Omit<Written, "errors">[]): boolean =>
  languages.some(({ status, isWritten }) => status === "default" && isWritten);

/**
 * Whether a message may be published (section 4): no language that is `default` or `on` has an error, and it is published already or has a
 * text in the default language.
 */
export function isPublishable(visibility: MessageVisibility, languages: readonly Written[]): boolean {
  if (languages.some(({ status, errors }) => status !== "off" && errors > 0)) return false;
  return isPublished(visibility) || isWrittenInDefault(languages);
}
