import { sql } from "kysely";
import type { z } from "zod";
import { AUDIENCE, bundledItems, chapterContent, guideContent } from "#app/contracts/bundled-items.ts";
import type { ChapterContent } from "#app/domain/chapters/chapter.ts";
import { type GuideContent, guideTitle } from "#app/domain/guides/guide.ts";
import { showingOf } from "#app/domain/targeting/showing.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { addChapter } from "#server/resources/chapters/store.ts";
import { changeDraft } from "#server/resources/content/change.ts";
import { type GuideKind, type Item, KINDS } from "#server/resources/content/kinds.ts";
import { lockChapters } from "#server/resources/content/locks.ts";
import { changeVisibility } from "#server/resources/content/publish.ts";
import { readyGuide } from "#server/resources/guides/ready.ts";
import { withoutRemoved } from "#server/resources/guides/removed-steps.ts";
import { addGuide } from "#server/resources/guides/store.ts";
import { requireReferences } from "#server/resources/named/references.ts";
import { guideIn } from "./guide-languages.ts";
import type { KindWork, MapId, Place, Portion, Stored } from "./kind-work.ts";

type Chapter = z.output<(typeof bundledItems)["chapters"]>;
export type BundledGuide = z.output<(typeof bundledItems)["guides"]>;
type Content = Chapter | BundledGuide;

export const chapters: KindWork<Chapter> = {
  ...shared<Chapter>(),
  table: "chapters",
  schema: bundledItems.chapters,
  mapped: audienceMapped,
  inLanguages: (value, languages) =>
    within(value, languages, (content: ChapterContent) => ({ ...content, texts: only(content.texts, languages) })),
  stored: (db, propertyId, wanted) =>
    rowsOf<ChapterContent, Chapter>(db, "chapters", propertyId, wanted, {
      read: (content) => parsedOr(chapterContent, content),
      toValue: (value) => value,
    }),
  add: ({ trx, propertyId, author }, { draft }) => addChapter(trx, propertyId, draft, author),
  ...written<Chapter>("chapters"),
};

export const guides: KindWork<BundledGuide> = {
  ...shared<BundledGuide>(),
  table: "guides",
  schema: bundledItems.guides,
  mapped: (value, map) => ({ ...audienceMapped(value, map), chapter: map("chapters", value.chapter) as number }),
  inLanguages: (value, languages) => within<GuideContent, BundledGuide>(value, languages, (content) => guideIn(content, languages)),
  stored: (db, propertyId, wanted) =>
    rowsOf<GuideContent, BundledGuide>(db, "guides", propertyId, wanted, {
      read: (content) => parsedOr(guideContent, withoutRemoved(content)),
      toValue: (value, chapter) => ({ ...value, chapter }),
    }),
  async add({ trx, propertyId, author }, { draft, chapter }) {
    const [chapterId = null] = chapter === 0 ? [] : await lockChapters(trx, propertyId, [chapter]);
    return addGuide(trx, propertyId, chapterId, draft, author);
  },
  ...written<BundledGuide>("guides"),
};

/** Content that the schema of today does not take stays as it is stored: it was valid when it was saved. */
const parsedOr = <C>(schema: z.ZodType<C>, content: C): C => schema.safeParse(content).data ?? content;

function shared<V extends Content>() {
  return {
    nameOf: ({ draft }: V, fallback: string) =>
      guideTitle(draft as GuideContent, fallback, fallback) || (Object.values(draft.texts).find(({ title }) => title)?.title ?? ""),
    parts: (value: V) => ({ draft: value.draft, audience: audienceOf(value), live: value.live }),
  };
}

const audienceOf = (value: Content) =>
  Object.fromEntries(AUDIENCE.map((name) => [name, value[name]])) as Pick<Content, (typeof AUDIENCE)[number]>;

function audienceMapped<V extends Content>(value: V, map: MapId): V {
  const list = value.tags.list.map((id) => map("tags", id)).filter(Boolean) as number[];
  return {
    ...value,
    tags: { ...value.tags, list },
    segment: map("segments", value.segment) as number,
    pageSegment: map("page-segments", value.pageSegment) as number,
  };
}

function within<C extends ChapterContent, V extends { draft: C; live: C | null; languageTexts: Content["languageTexts"] }>(
  value: V,
  languages: readonly string[],
  cut: (content: C) => C,
): V {
  return {
    ...value,
    draft: cut(value.draft),
    live: value.live && cut(value.live),
    languageTexts: only(value.languageTexts, languages),
  };
}

function only<T>(byLanguage: Record<string, T>, languages: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(byLanguage).filter(([language]) => languages.includes(language)));
}

type Row<C> = Omit<Item[GuideKind], "draft"> & { draft: C; live: C | null; chapter_id?: number | null };
type Reading<C, V> = {
  read: (content: C) => C;
  toValue: (value: Omit<Chapter, "draft" | "live"> & { draft: C; live: C | null }, chapter: number) => V;
};

async function rowsOf<C, V extends Content>(
  db: Database,
  kind: GuideKind,
  propertyId: number,
  { after = 0, limit, ids }: Portion,
  { read, toValue }: Reading<C, V>,
): Promise<Stored<V>[]> {
  const { versions, owner } = KINDS[kind];
  const { rows } = await sql<Row<C>>`
    select item.*, version.content as live from ${sql.table(kind)} as item
      left join ${sql.table(versions)} as version on version.property_id = item.property_id and version.${sql.ref(owner)} = item.id
        and version.number = item.published_version and item.visibility = 'public'
    where item.property_id = ${propertyId} and item.visibility <> 'deleted' and item.id > ${after}
      ${ids ? sql`and item.id = any(${ids}::integer[])` : sql``}
    order by item.id limit ${limit}`.execute(db);
  return rows.map((row) => {
    const value = {
      draft: read(row.draft),
      live: row.live && read(row.live),
      languageTexts: row.language_texts,
      languageBehaviour: row.language_behaviour,
      tags: row.tags,
      segment: row.segment_id,
      pageSegment: row.page_segment_id,
      showing: showingOf(row.showing),
    };
    return {
      id: row.id,
      position: row.position,
      value: toValue(value, row.chapter_id ?? 0),
      revision: row.revision,
      isPlanned: row.publish_at !== null,
    };
  });
}

function written<V extends Content>(kind: GuideKind) {
  return {
    async change({ trx, propertyId, author }: Place, id: number, { draft }: V) {
      await changeDraft(trx, kind, await locked(trx, kind, propertyId, id), { draft: draft as GuideContent }, author);
    },
    async aim({ trx, propertyId, author }: Place, id: number, value: V) {
      const item = await locked(trx, kind, propertyId, id);
      const audience = audienceOf(value);
      await requireReferences(trx, propertyId, { ...audience, tags: audience.tags.list }, (each) => each);
      await changeDraft(trx, kind, item, audience, author);
    },
    async publish({ trx, propertyId, author, fallback }: Place, id: number, { draft, live }: V) {
      const item = await locked(trx, kind, propertyId, id);
      const before = await changeDraft(trx, kind, item, { draft: (live ?? draft) as GuideContent }, author);
      const ready = (each: Item[GuideKind]) => (kind === "guides" ? readyGuide(each as Item["guides"], fallback) : each);
      const published = await changeVisibility(trx, kind, before, { visibility: "public" }, author, ready);
      if (live && JSON.stringify(live) !== JSON.stringify(draft)) {
        await changeDraft(trx, kind, published, { draft: draft as GuideContent }, author);
      }
    },
  };
}

async function locked(trx: Database, kind: GuideKind, propertyId: number, id: number): Promise<Item[GuideKind]> {
  const query = trx.selectFrom<GuideKind>(kind).selectAll().where("property_id", "=", propertyId).where("id", "=", id);
  return query.where("visibility", "!=", "deleted").forUpdate().executeTakeFirstOrThrow(refuse.notFound);
}
