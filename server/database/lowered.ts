import { type RawBuilder, sql } from "kysely";

/** Lower-cases text in any script, the same on every server: the database's own rules may cover only ASCII. */
export function lowered(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`lower((${text})::text collate "und-x-icu")`;
}

/** The pattern of what contains a text, with nothing in it that has a meaning to LIKE; in the collation of indexes, which no other can use. */
export function contained(text: string): RawBuilder<string> {
  return sql<string>`('%' || ${lowered(sql`${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}`)} || '%') collate "default"`;
}
