import type { Media } from "./step.ts";

const LINK_TITLES: Record<string, string> = { en: "Link title", de: "Linktitel" };

/**
 * The media of a step as stored in a content `language` (specification 1, section 3: Step): an empty info box is removed, and a link
 * without a title gets "Link title", in English where we have no translation.
 */
export function keptMedia(media: Media | null, language: string): Media | null {
  if (media?.type === "info" && media.text.trim() === "") return null;
  if (media?.type !== "link" || media.title.trim() !== "") return media;
  return { ...media, title: LINK_TITLES[language.split("-")[0] ?? ""] ?? "Link title" };
}
