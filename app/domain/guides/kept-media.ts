import type { Media } from "./step.ts";

const LINK_TITLES: Record<string, string> = { en: "Link title", de: "Linktitel" };

/**
 * The media of a step as they are kept in a content `language` (specification 1, section 3: Step): an emptied info box is removed, a link
 * without a title gets "Link title", in English where the language has no words of its own here.
 */
export function keptMedia(media: Media | null, language: string): Media | null {
  if (media?.type === "info" && media.text.trim() === "") return null;
  if (media?.type !== "link" || media.title.trim() !== "") return media;
  return { ...media, title: LINK_TITLES[language.split("-")[0] ?? ""] ?? "Link title" };
}
