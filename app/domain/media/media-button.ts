import type { Media } from "#app/domain/guides/step.ts";

/** States of the button for media (specification 1, section 4: Media modal flow). */
export type MediaButton = "add" | "remove" | "trash" | "none";

/**
 * What the button for media does: `add` opens the choice, `remove` closes it, `trash` takes the media away. After a link there is none: its
 * fields take it away.
 */
export function mediaButton(media: Media["type"] | null, isOpen: boolean): MediaButton {
  if (isOpen) return "remove";
  if (media === null) return "add";
  return media === "link" ? "none" : "trash";
}
