import { type ChapterContent, lacksTitle, withTexts } from "#app/domain/chapters/chapter.ts";
import { refuse } from "#server/http/refusal.ts";

/**
 * The content with the texts of some languages replaced.
 * @param pathOf where the body has the title of a language
 * @throws Refusal 422 where a language would be left without the title that it needs
 */
export function writtenTexts(
  draft: ChapterContent,
  changed: ChapterContent["texts"],
  fallback: string,
  pathOf: (language: string) => string,
): ChapterContent {
  const lacking = Object.entries(changed).filter(([language, texts]) => lacksTitle(texts, language === fallback));
  if (lacking.length > 0) throw refuse.invalid(lacking.map(([language]) => ({ path: pathOf(language), code: "title_error_missing" })));
  return { ...draft, texts: withTexts(draft.texts, changed) };
}
