import { type RawBuilder, type SqlBool, sql } from "kysely";

/** A shorter word counts only where it stands alone: “7” is part of too much. */
const SHORTEST_WITHIN = 6;

/** Values of a person by which texts may name them: e-mail addresses, and names of more than one word. */
export function tellingValues(attributes: Record<string, unknown>): string[] {
  const texts = Object.entries(attributes).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return texts.flatMap(([key, text]) => (/.@./.test(text) || (key === "name" && /\S\s+\S/.test(text)) ? [text.trim()] : []));
}

/** Whether a text holds one of the words, also as part of an address or of JSON; in any case of letters. */
export function holds(text: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> {
  const written = new Set(words.filter(Boolean).flatMap((word) => [word, addressed(word), JSON.stringify(word).slice(1, -1)]));
  const patterns = [...written].map((word) => {
    const literal = word.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    return word.length < SHORTEST_WITHIN ? `(^|[^[:alnum:]])(${literal})($|[^[:alnum:]])` : literal;
  });
  return sql<SqlBool>`coalesce(${text} ~* ${`(${patterns.join("|")})`}, false)`;
}

/** As part of an address. */
function addressed(word: string): string {
  return word.isWellFormed() ? encodeURIComponent(word) : word;
}
