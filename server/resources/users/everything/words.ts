import { type RawBuilder, type SqlBool, sql } from "kysely";

/** By what a person is looked for at most: their id, what tells them, and who they were before they signed in. */
const MOST_WORDS = 48;
/** The longest that an address can be. */
const MOST_CHARACTERS = 254;
/** A shorter id stands for too much else: “7” is also a number of seats. */
const SHORTEST_ID = 6;
/** Orders and invoices have numbers too. */
const SHORTEST_NUMBER = 9;

/** Keys of a person's own address. Others may be somebody else's: a manager's, say. */
const OWN_ADDRESS = /^((business|company|login|office|personal|primary|private|secondary|user|work)_?)?e?_?mail(_?address)?$/i;

/** Values of a person by which texts may name them: their own addresses, and names of more than one word. */
export function tellingValues(attributes: Record<string, unknown>): string[] {
  const texts = Object.entries(attributes).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const telling = texts.filter(
    ([key, text]) => (OWN_ADDRESS.test(key) && isAddress(text.trim())) || (key === "name" && /\S\s+\S/.test(text)),
  );
  return telling.map(([, text]) => text.trim()).filter((text) => text.length <= MOST_CHARACTERS);
}

/** Each once, and no more than are looked for: what stands first counts. */
export const bounded = (words: string[]): string[] => [...new Set(words.filter(Boolean))].slice(0, MOST_WORDS);

/** Whether a text holds one of the words as a whole, in any case of letters, also as part of JSON or of a link. Ids that say little do not count. */
export function holds(text: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> {
  return whole(text, words.filter(saysWho), false);
}

/** Ids of which texts cannot tell whether they mean the person: only where an id is expected do they count. */
export const sayingLittle = (words: string[]): string[] => words.filter((word) => !saysWho(word));

/** How many characters a word takes at most, however it is written. */
export const longestWritten = (words: string[]): number => Math.max(0, ...words.flatMap(writtenAs).map(({ length }) => length));

/** As `holds`, of JSON; ids that say little count where they are a whole value. */
export function holdsInJson(json: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> {
  const values = sayingLittle(words).map((word) => JSON.stringify(word));
  return sql<SqlBool>`(${holds(json, words)} or ${whole(json, values, false)})`;
}

/** Whether a path names somebody: by an address or a name, or by an id as a segment of its own. */
export function namesInPath(path: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> {
  const [telling, ids] = [words.filter(tells), words.filter((word) => saysWho(word) && !tells(word))];
  return sql<SqlBool>`(${whole(path, telling, false)} or ${whole(path, ids, true)})`;
}

/** Whether a text is one of the words, in any case of letters. */
export function isOneOf(text: RawBuilder<unknown>, words: string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`coalesce(${lower(text)} = any(${lowered(words)}), false)`;
}

const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);
const tells = (word: string) => isAddress(word) || /\S\s+\S/.test(word);
const saysWho = (word: string) => tells(word) || word.length >= (/^\d+$/.test(word) ? SHORTEST_NUMBER : SHORTEST_ID);

function whole(text: RawBuilder<unknown>, words: string[], inAddress: boolean): RawBuilder<SqlBool> {
  const written = [...new Set(words.flatMap(writtenAs))];
  if (written.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`coalesce(holds_whole(${text}, ${lowered(written)}, ${inAddress}::boolean), false)`;
}

/** A word as it stands in a text, in JSON, in a cell, and in an address. */
function writtenAs(word: string): string[] {
  const encoded = word.isWellFormed() ? encodeURIComponent(word) : word;
  return [
    word,
    JSON.stringify(word).slice(1, -1),
    word.replaceAll('"', '""'),
    encoded,
    encoded.replaceAll("%20", "+"),
    encoded.replaceAll("%2B", "+"),
  ];
}

const lower = (text: RawBuilder<unknown>) => sql`lower((${text}) collate "und-x-icu")`;
/** In lower case as the database makes it; once for a statement. */
const lowered = (words: string[]) => sql`array(select ${lower(sql`word`)} from unnest(${words}::text[]) as word)`;
