import type { EditorTexts } from "#app/domain/player/editor-texts/en.ts";

/** What a language is called in the language of the editor. */
export function languageName(key: string, texts: EditorTexts): string {
  try {
    return new Intl.DisplayNames([texts.languageOfTexts], { type: "language" }).of(key) ?? key;
  } catch {
    return key;
  }
}
