/** The content of a chapter, per language (specification 1, section 3: Chapter). */
export type ChapterTexts = { title: string; subtitle: string };
export type ChapterContent = { texts: Record<string, ChapterTexts> };

/** Limits of a chapter's fields, in characters (UTF-16 units). */
export const CHAPTER_LIMITS = { title: 120, subtitle: 240 } as const;

/** What keeps the texts of a language from being stored: the default language needs a title, and so does any subtitle. */
export function lacksTitle({ title, subtitle }: ChapterTexts, isDefault: boolean): boolean {
  return title === "" && (isDefault || subtitle !== "");
}

/** The texts with those of some languages replaced; a language without any is no longer among them. */
export function withTexts(texts: ChapterContent["texts"], changed: ChapterContent["texts"]): ChapterContent["texts"] {
  return Object.fromEntries(Object.entries({ ...texts, ...changed }).filter(([, { title, subtitle }]) => title !== "" || subtitle !== ""));
}
