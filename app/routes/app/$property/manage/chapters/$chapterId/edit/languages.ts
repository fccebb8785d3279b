import type { ChapterTexts } from "#app/domain/chapters/chapter.ts";
import type { LanguageStatusByKey } from "#app/domain/languages/language-status.ts";
import { isLanguageLive } from "#app/domain/languages/language-status.ts";

/** In an address, stands for all languages side by side. */
export const ALL = "all";
/** How many languages one page of a form takes: each has five fields, and a form 200 at most. */
export const LANGUAGES_PER_PAGE = 20;

/** A language of the property as the screens of a chapter show it; `isWritten`: the chapter has a title in it. */
export type ShownLanguage = { key: string; name: string; isDefault: boolean; isWritten: boolean };

type Stored = { texts: Record<string, ChapterTexts>; languageTexts: LanguageStatusByKey };

export function textsOf({ texts }: Stored, language: string): ChapterTexts {
  return texts[language] ?? { title: "", subtitle: "" };
}

export function statusOf({ languageTexts }: Stored, language: string): "on" | "off" {
  return isLanguageLive(languageTexts, language) ? "on" : "off";
}

/** The statuses of a property's languages, with some changed; undefined if none is. Languages that it no longer has are left out. */
export function changedStatuses(
  stored: Stored,
  languages: readonly string[],
  changed: Record<string, "on" | "off" | undefined>,
): LanguageStatusByKey | undefined {
  const isChanged = languages.some((key) => changed[key] !== undefined && changed[key] !== statusOf(stored, key));
  if (!isChanged) return undefined;
  return Object.fromEntries(languages.map((key) => [key, { status: changed[key] ?? statusOf(stored, key) }]));
}
