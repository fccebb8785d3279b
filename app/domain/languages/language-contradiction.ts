type Written = { key: string; status: "on" | "off" };

/** What keeps people from seeing an item of content although it is live. */
export const LANGUAGE_CONTRADICTIONS = ["all_off", "no_default", "default_off"] as const;
export type LanguageContradiction = (typeof LANGUAGE_CONTRADICTIONS)[number];

/**
 * What is odd about the languages of an item (specification 1, section 3: languageTexts, languageBehaviour): all that it is written in are
 * off, or the default language, which stands in for the missing ones, is not written or off. None of it is refused.
 * @param written the languages in which it has a title
 */
export function languageContradiction(defaultLanguage: string, written: readonly Written[]): LanguageContradiction | null {
  if (written.length > 0 && written.every(({ status }) => status === "off")) return "all_off";
  const standard = written.find(({ key }) => key === defaultLanguage);
  if (!standard) return "no_default";
  return standard.status === "off" ? "default_off" : null;
}
