import { german } from "./words-de.ts";
import { english, type Words } from "./words-en.ts";

export type Language = "en" | "de";

/** Every sentence of the realm's pages and mails, in the language of the page. */
export const words: Record<Language, Words> = { en: english, de: german };

export const languageNames: Record<Language, string> = { en: "English", de: "Deutsch" };
