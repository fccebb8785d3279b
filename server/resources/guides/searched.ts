import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { WireGuideMatch } from "#app/contracts/guide-list.ts";
import { folded } from "#server/database/lowered.ts";
import { textOf } from "#server/resources/content/text-of.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";

/** Whether a text contains another, without regard to case and accents. */
const has = (text: RawBuilder<string>, part: string) => sql<SqlBool>`strpos(${folded(text)}, ${folded(sql`${part}`)}) > 0`;

/**
 * The condition that a search finds a guide: by its own shown title, by that of its chapter, or by any title, subtitle, heading or text of
 * its draft in any language. Texts of removed steps are not part of it.
 */
export function searchedIn(propertyId: number, title: RawBuilder<string>, search: string): RawBuilder<SqlBool> {
  const fallback = defaultLanguageOf(propertyId);
  const chapters = sql`select id from chapters where property_id = ${propertyId} and visibility <> 'deleted'
    and ${has(textOf("title", fallback, fallback), search)}`;
  return sql<SqlBool>`(${has(title, search)} or chapter_id in (${chapters}) or exists (${hits(search)}))`;
}

/** Where else than in its shown title a search finds a guide, as JSON; null where it finds nothing else, or the shown title. */
export function matchOf(title: RawBuilder<string>, search: string | undefined): RawBuilder<WireGuideMatch | null> {
  const text = search?.trim();
  if (!text) return sql<null>`null::json`;
  return sql<WireGuideMatch | null>`case when ${has(title, text)} then null else (
    select json_build_object('field', hit.field, 'language', hit.language, 'step', hit.step, 'text', hit.text)
    from (${hits(text)}) as hit order by hit.rank, hit.step, hit.language limit 1) end`;
}

function hits(search: string): RawBuilder<unknown> {
  return sql`select said.key as language, part.* from jsonb_each(guides.draft->'texts') as said, lateral (
    select 1 as rank, 'title' as field, null::integer as step, said.value->>'title' as text
    union all select 2, 'subtitle', null, said.value->>'subtitle'
    union all select field.rank, field.name, each.place::integer - 1, said.value->'steps'->(each.step->>'id')->>field.stored
      from jsonb_array_elements(guides.draft->'steps') with ordinality as each(step, place),
      (values (3, 'heading', 'title'), (4, 'content', 'content')) as field(rank, name, stored)
  ) as part where ${has(sql<string>`part.text`, search)}`;
}
