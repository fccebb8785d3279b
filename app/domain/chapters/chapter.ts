/** The content of a chapter, per language (specification 1, section 3: Chapter). */
export type ChapterTexts = { title: string; subtitle: string };
export type ChapterContent = { texts: Record<string, ChapterTexts> };

/** Limits of a chapter's fields, in characters (UTF-16 units). */
export const CHAPTER_LIMITS = { title: 120, subtitle: 240 } as const;
