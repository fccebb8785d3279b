import type { Promotion } from "./promotion.ts";
import type { StoredShape, StoredTexts } from "./stored-step.ts";

/** The content of a guide: one list of steps and, per language, the texts of the guide and of each step by its id. */
export type GuideTexts = {
  title: string;
  subtitle: string;
  steps: Record<string, StoredTexts>;
};
export type GuideContent = {
  steps: StoredShape[];
  /**
   * Of a draft: steps that were removed last, to be put back as they were. Their texts stay in `texts`. Each was behind the step `after`, which
   * may be removed too, or null for the first; `at` is its place from 0, for where nothing says behind which it was.
   */
  removed?: { step: StoredShape; at: number; after?: string | null }[];
  texts: Record<string, GuideTexts>;
  /** What people see before it starts by itself; absent where there is none. */
  promotion?: Promotion;
};

export const VISIBILITIES = ["public", "private", "deleted"] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const UNSORTED_CHAPTER_ID = 0;

/** Limits of a guide's fields, in characters (UTF-16 units) or items. */
export const GUIDE_LIMITS = {
  title: 120,
  subtitle: 240,
  stepTitle: 120,
  content: 5000,
  message: 500,
  infoText: 2000,
  linkTitle: 120,
  selector: 1000,
  targetText: 200,
  autofill: 500,
  shortcutLabel: 40,
  url: 2000,
  forcevalue: 500,
  steps: 100,
} as const;

export function guideTitle(content: GuideContent, language: string, defaultLanguage: string): string {
  return content.texts[language]?.title || content.texts[defaultLanguage]?.title || "";
}

/** How many steps say something in a language: a heading or a text. */
export function writtenSteps({ steps, texts }: GuideContent, language: string): number {
  const said = texts[language]?.steps ?? {};
  return steps.filter(({ id }) => hasWords(said[id])).length;
}

/**
 * Whether a step says something of its own in a language: words, or a picture. An editor saves all steps of a guide at once, so that texts
 * may be there and say nothing; people read those of the default language then.
 */
export function saysSomething(texts: StoredTexts | undefined): texts is StoredTexts {
  return hasWords(texts) || Boolean(texts?.media);
}

const hasWords = (texts: StoredTexts | undefined) => Boolean(texts?.title.trim() || texts?.content.trim());
