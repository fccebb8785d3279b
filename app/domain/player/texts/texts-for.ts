import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en, type PlayerTexts } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";

const TABLE: Record<string, PlayerTexts> = { ar, de, en, es, fr, he, it, nl };

/** The player's texts in a language, by its main part ("de-at" is "de"); in English where there is no translation. */
export function playerTexts(language: string): PlayerTexts {
  return TABLE[language.split("-")[0] ?? ""] ?? en;
}
