/** What a language is called in another; its key where nobody knows it. Never throws, whatever the key. */
export function languageName(key: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(key) ?? key;
  } catch {
    return key;
  }
}
