import { type RawBuilder, sql } from "kysely";

/** Lower-cases text in any script, the same on every server: the database's own rules may cover only ASCII. */
export function lowered(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`lower((${text})::text collate "und-x-icu")`;
}
