/**
 * The language in which documents are found by somebody who reads `language`: that one where there are any in it, else the property's default
 * one, as guides do (specification 1, section 9: fallback_default); null where there are none in either.
 */
export function documentsLanguage(written: ReadonlySet<string>, language: string, standard: string): string | null {
  return [language, standard].find((each) => written.has(each)) ?? null;
}
