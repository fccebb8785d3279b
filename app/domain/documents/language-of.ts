import { bestLanguage } from "#app/domain/languages/best-language.ts";

/**
 * The language that a document is kept in: that of its help centre, else the property's that fits what the document says of itself ("de-AT", "de_DE"), else
 * the property's default.
 */
export function languageOf(centre: string, said: string, { keys, fallback }: { keys: readonly string[]; fallback: string }): string {
  if (centre !== "") return centre;
  const key = said.trim().slice(0, 35).toLowerCase().replaceAll("_", "-");
  return (key && bestLanguage([key], keys, fallback)) || fallback;
}
