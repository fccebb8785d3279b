import type { Message } from "#app/api/message-words.ts";
import type { ContentLanguage } from "#app/features/languages/content-language.server.ts";

type Languages = ContentLanguage["all"];

/**
 * The language that a message without texts in another one is translated from: the property's default language, or the first that has texts;
 * null where none has. `lang` is how an address names it.
 */
export function sourceOf({ texts }: Pick<Message, "texts">, all: Languages): { name: string; lang: string | undefined } | null {
  const source = all.find(({ key }) => texts[key]?.texts);
  return source ? { name: source.name, lang: source.isDefault ? undefined : source.key } : null;
}
