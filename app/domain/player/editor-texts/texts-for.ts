import { de } from "./de.ts";
import { type EditorTexts, editorTexts } from "./en.ts";

/** The texts of the in-page editor in a language of the dashboard; in English where there is no translation. */
export function editorTextsFor(language: string): EditorTexts {
  return language.split("-")[0] === "de" ? de : editorTexts;
}
