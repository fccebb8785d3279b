import { sql } from "kysely";
import type { Item } from "#app/domain/targeting/item.ts";
import { showingOf } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import type { ContentState, KeptState } from "./kept-state.ts";

export type NamedItem = { item: Item; title: string };
type Written = { id: number; titles: Record<string, string>; steps: number };

/**
 * The guides and chapters of a state as the rules decide on them, chapters first, each with its title. Of one that was never published, the
 * draft of today says what it is called.
 */
export async function itemsOf(
  db: Database,
  propertyId: number,
  state: KeptState,
  language: string,
  standard: string,
): Promise<NamedItem[]> {
  const [guides, chapters] = await Promise.all([
    written(db, propertyId, "guide", state.guides),
    written(db, propertyId, "chapter", state.chapters),
  ]);
  const chapterItems = new Map(
    [...state.chapters].map(([id, each]): [number, Item] => [id, itemOf("chapter", id, each, chapters.get(id), null)]),
  );
  const titleOf = (texts: Written | undefined) =>
    texts?.titles[language] || texts?.titles[standard] || Object.values(texts?.titles ?? {})[0] || "";
  return [
    ...[...chapterItems].map(([id, item]) => ({ item, title: titleOf(chapters.get(id)) })),
    ...[...state.guides].map(([id, each]) => {
      const chapter = each.chapter === null ? null : (chapterItems.get(each.chapter) ?? null);
      return { item: itemOf("guide", id, each, guides.get(id), chapter), title: titleOf(guides.get(id)) };
    }),
  ];
}

function itemOf(type: "guide" | "chapter", id: number, state: ContentState, texts: Written | undefined, chapter: Item | null): Item {
  // A guide without steps has nothing to show in any language.
  const titles = type === "guide" && texts?.steps === 0 ? {} : (texts?.titles ?? {});
  return {
    type,
    id,
    visibility: state.visibility,
    languages: {
      written: Object.keys(titles).filter((key) => titles[key]),
      statuses: state.languageTexts,
      behaviour: state.languageBehaviour,
    },
    segment: state.segment,
    pageSegment: state.pageSegment,
    tags: state.tags,
    showing: showingOf(state.showing),
    chapter,
  };
}

/** The titles of the versions that were live, by language; of drafts where there was none. */
async function written(
  db: Database,
  propertyId: number,
  type: "guide" | "chapter",
  states: Map<number, ContentState>,
): Promise<Map<number, Written>> {
  const [table, versions, key] = [`${type}s`, `${type}_versions`, `${type}_id`];
  const asked = [...states].map(([id, { version }]) => ({ id, version }));
  const { rows } = await sql<Written>`
    select asked.id, coalesce((select jsonb_object_agg(texts.key, texts.value -> 'title') from jsonb_each(content.held -> 'texts') as texts), '{}') as titles,
      coalesce(jsonb_array_length(content.held -> 'steps'), 0) as steps
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (id integer, version integer)
      join ${sql.table(table)} as item on item.property_id = ${propertyId} and item.id = asked.id
      left join ${sql.table(versions)} as version on version.property_id = ${propertyId} and ${sql.ref(`version.${key}`)} = asked.id
        and version.number = asked.version
      cross join lateral (select coalesce(version.content, item.draft) as held) as content`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
