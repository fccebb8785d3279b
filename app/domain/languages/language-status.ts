/** The languages of an item of content (specification 1, section 3: guide, chapter). Keys are lowercase language codes. */
export type LanguageBehaviour = "fallback_default" | "hide";
export type LanguageStatusByKey = Record<string, { status: "on" | "off" }>;

/** A language of a guide or chapter is live unless its status is off (section 4). */
export function isLanguageLive(statuses: LanguageStatusByKey, language: string): boolean {
  return statuses[language]?.status !== "off";
}

/**
 * Which language's texts a person sees: their own when it is live and written, else the default language's,
 * or none when the item hides instead of falling back.
 */
export function shownLanguage(
  wanted: string,
  defaultLanguage: string,
  written: (language: string) => boolean,
  statuses: LanguageStatusByKey,
  behaviour: LanguageBehaviour,
): string | null {
  const usable = (language: string) => written(language) && isLanguageLive(statuses, language);
  if (usable(wanted)) return wanted;
  if (wanted !== defaultLanguage && behaviour === "hide") return null;
  return usable(defaultLanguage) ? defaultLanguage : null;
}
