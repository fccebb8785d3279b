import { sql } from "kysely";
import type { SourceKind } from "#app/domain/copilot/settings.ts";
import type { Database } from "#server/database/tables.ts";
import { textOf } from "#server/resources/content/text-of.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";

export type Source = { kind: SourceKind; id: number };
type Titled = Source & { title: string };

/** The sources of answers with what they are called now, in the property's default language; what is gone is left out. */
export async function titlesOf(db: Database, propertyId: number, sources: readonly Source[]): Promise<(source: Source) => Titled[]> {
  const idsOf = (kind: SourceKind) => [...new Set(sources.flatMap((source) => (source.kind === kind ? [source.id] : [])))];
  const fallback = defaultLanguageOf(propertyId);
  const title = textOf("title", fallback, fallback);
  const { rows } = await sql<Titled>`
    select 'guides' as kind, id, ${title} as title from guides
      where property_id = ${propertyId} and visibility <> 'deleted' and id = any(${idsOf("guides")}::integer[])
    union all select 'announcements', id, ${title} from messages
      where property_id = ${propertyId} and visibility <> 'deleted' and id = any(${idsOf("announcements")}::integer[])
    union all select 'documents', id, title from documents
      where property_id = ${propertyId} and id = any(${idsOf("documents")}::integer[])`.execute(db);
  return ({ kind, id }) => rows.filter((row) => row.kind === kind && row.id === id);
}
