import { type RawBuilder, sql } from "kysely";

type Language = string | RawBuilder<string>;

/** A text of the draft in the row of a guide or chapter, in one language or else in another. */
export function textOf(field: "title" | "subtitle", language: Language, fallback: Language): RawBuilder<string> {
  return sql<string>`coalesce(nullif(draft->'texts'->${language}::text->>${field}::text, ''), draft->'texts'->${fallback}::text->>${field}::text, '')`;
}
