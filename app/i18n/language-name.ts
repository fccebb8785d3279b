/** The name of a language in another language, or its key if it has none. Never throws, whatever the key. */
export function languageName(key: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(key) ?? key;
  } catch {
    return key;
  }
}
