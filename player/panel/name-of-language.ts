/** What a language calls itself, such as Deutsch; the key where the browser knows no such language. */
export function nameOfLanguage(key: string): string {
  try {
    return new Intl.DisplayNames(key, { type: "language" }).of(key) ?? key;
  } catch {
    return key;
  }
}
