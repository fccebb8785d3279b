import type { AnnouncementTexts } from "#app/api/message-words.ts";
import { type Message, NO_ANNOUNCEMENT } from "#app/api/message-words.ts";

/** What an announcement says in a language; nothing where it says nothing yet. */
export function textsIn({ texts }: Message, language: string): AnnouncementTexts {
  const said = texts[language]?.texts;
  return said && "headline" in said ? said : NO_ANNOUNCEMENT;
}

/** The image of an announcement in a language, as values of a form. */
export function imageIn(message: Message, language: string) {
  const { media } = textsIn(message, language);
  return { mediaType: media?.type ?? "", mediaSrc: media?.src ?? "" };
}
