import { type RawBuilder, sql } from "kysely";

/** Lower-cases text in any script, the same on every server: the database's own rules may cover only ASCII. */
export function lowered(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`lower((${text})::text collate "und-x-icu")`;
}

/** The same without accents, for searching. */
export function folded(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`regexp_replace(normalize(${lowered(text)}, NFD), ${"[\\u0300-\\u036f]"}, '', 'g')`;
}

/** Signs without a shape (Unicode: Default_Ignorable_Code_Point), and spaces at both ends. */
const UNSEEN =
  "[\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0]";

/** A name as it is seen, for comparing: two that look the same are the same. */
export function seen(name: RawBuilder<string>): RawBuilder<string> {
  return lowered(sql`btrim(regexp_replace((${name})::text, ${UNSEEN}, '', 'g'))`);
}

/** The pattern of what contains a text, with nothing in it that has a meaning to LIKE; in the collation of indexes, which no other can use. */
export function contained(text: string): RawBuilder<string> {
  return sql<string>`('%' || ${lowered(sql`${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}`)} || '%') collate "default"`;
}
