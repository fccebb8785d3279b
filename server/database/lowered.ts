import { type RawBuilder, sql } from "kysely";

/** A text without regard to case in any script, alike on every server: the database's own rules may know ASCII alone. */
export function lowered(text: RawBuilder<string>): RawBuilder<string> {
  return sql<string>`lower((${text})::text collate "und-x-icu")`;
}
