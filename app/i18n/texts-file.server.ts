import { createHash } from "node:crypto";
import { UI_LANGUAGES, type UiLanguage } from "./languages.ts";
import { resourcesOf } from "./translator.server.ts";

type TextsFile = { /** What its address names it by. */ version: string; json: string };

/**
 * All texts of a language as one file, at an address that changes with them: a browser fetches them once and keeps them, so that no document
 * carries any. They are used when scripts take over; what the server sends is written out already.
 */
const FILES = Object.fromEntries(UI_LANGUAGES.map((language) => [language, fileOf(language)])) as Record<UiLanguage, TextsFile>;

function fileOf(language: UiLanguage): TextsFile {
  const json = JSON.stringify(resourcesOf(language));
  const version = createHash("sha256").update(json).digest("base64url").slice(0, 12);
  return { version, json };
}

export const textsFile = (language: UiLanguage): TextsFile => FILES[language];
