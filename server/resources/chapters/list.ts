import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import type { Answer, ParsedQuery } from "#app/contracts/call.ts";
import { type chapterCalls, FEW } from "#app/contracts/chapters.ts";
import { UNSORTED_CHAPTER_ID } from "#app/domain/guides/guide.ts";
import { lookedUp } from "#server/database/looked-up.ts";
import type { Database } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";
import { lastChangedBy } from "#server/resources/guides/last-authors.ts";
import { recentStarts } from "#server/resources/guides/recent-starts.ts";
import { guideRowsQuery, toWireRow } from "#server/resources/guides/rows.ts";
import { areWanted, shownTitle } from "#server/resources/guides/wanted.ts";
import { defaultLanguageOf } from "#server/resources/languages/languages.ts";
import { isOnPage, pageOf, placesQuery } from "./pages.ts";
import { listChapters } from "./store.ts";
import { titleIn, toWireChapter, unsortedChapter } from "./wire.ts";

type Query = ParsedQuery<typeof chapterCalls.listChapters>;

const MOST_RECENT = 5;

/**
 * The chapters of a property in order, or a page of them, each with how many guides it has, and the guides of those that are open. One query,
 * because this is the list most often requested.
 * @param personId whose latest changes are answered
 * @throws Refusal 404
 */
export async function listedChapters(
  db: Database,
  propertyId: number,
  personId: string,
  query: Query,
): Promise<Answer<typeof chapterCalls.listChapters>> {
  const { lang: language, archived, open } = query;
  const launchers = named(open);
  const guides = guideRowsQuery(db, propertyId, { language, launchers, ...(archived === "false" && { archived }) });
  const recent = lastChangedBy(db, propertyId, personId, MOST_RECENT).select(["id", shownTitle(propertyId, language).as("title")]);
  const row = await db
    .with("places", () => placesQuery(db, propertyId))
    .selectFrom("properties")
    .where("id", "=", propertyId)
    .select(defaultLanguageOf(propertyId).as("fallback"))
    .select(({ selectFrom }) => jsonArrayFrom(selectFrom("places").selectAll().orderBy("place")).as("places"))
    .select(pageOf(query).as("page"))
    .select(jsonArrayFrom(listChapters(db, propertyId).where(sql<boolean>`${isOnPage(query)}`)).as("chapters"))
    .select(jsonArrayFrom(guides.where(sql<boolean>`${isOpen(propertyId, query)}`)).as("guides"))
    .select(jsonArrayFrom(countsQuery(db, propertyId, query)).as("counts"))
    .select(jsonArrayFrom(recent).as("recent"))
    .executeTakeFirstOrThrow(refuse.notFound);
  const rows = row.guides.map(toWireRow);
  const listed = row.counts.filter(({ visibility }) => visibility !== "deleted");
  const counts = byChapter(listed);
  const isFew = sum(listed, "guides") <= FEW.guides && row.places.length < FEW.chapters;
  const opened = open === "all" || (open === "few" && isFew) ? null : new Set(open.split(","));
  const languages = { language: language ?? row.fallback, fallback: row.fallback };
  const places = [...row.places.map(({ id, texts }) => ({ id, title: titleIn({ texts }, languages) })), UNSORTED_PLACE];
  const chapters = row.chapters.map((chapter) => toWireChapter(chapter, languages, rows, query.all_langs === "true"));
  // The unsorted guides come last, beside as many chapters as a page has.
  if (row.page === Math.max(1, Math.ceil(row.places.length / (query.page_size ?? places.length)))) chapters.push(unsortedChapter(rows));
  return {
    data: chapters.map((chapter) => ({
      ...chapter,
      tutorialCount: counts.get(chapter.id)?.guides ?? 0,
      startsIn30Days: counts.get(chapter.id)?.starts ?? 0,
      open: opened?.has(String(chapter.id)) ?? true,
    })),
    page: row.page,
    places,
    guides: sum(listed, "guides"),
    archived: sum(
      row.counts.filter(({ visibility }) => visibility === "deleted"),
      "guides",
    ),
    live: sum(
      listed.filter(({ visibility }) => visibility === "public"),
      "guides",
    ),
    recent: row.recent,
  };
}

const UNSORTED_PLACE = { id: UNSORTED_CHAPTER_ID, title: "" };

type Count = { guides: number; starts: number };
const sum = (counts: Count[], of: keyof Count) => counts.reduce((all, each) => all + each[of], 0);

/** Counts of one chapter each, live and other guides together. */
function byChapter(counted: (Count & { chapter_id: number | null })[]): Map<number, Count> {
  const counts = new Map<number, Count>();
  for (const { chapter_id, guides, starts } of counted) {
    const id = chapter_id ?? UNSORTED_CHAPTER_ID;
    const { guides: others = 0, starts: before = 0 } = counts.get(id) ?? {};
    counts.set(id, { guides: guides + others, starts: starts + before });
  }
  return counts;
}

/** How many guides there are by chapter and visibility, counted from an index, and how often the live ones of the page were started. */
function countsQuery(db: Database, propertyId: number, query: Query) {
  const live = db
    .selectFrom("guides")
    .where("property_id", "=", propertyId)
    .where("visibility", "=", "public")
    .where(sql<boolean>`(chapter_id is null or ${isOnPage(query, sql`chapter_id`)})`)
    .select(["id as key", sql<number>`coalesce(chapter_id, ${UNSORTED_CHAPTER_ID}::integer)`.as("value")]);
  const started = recentStarts(db, propertyId).where(sql<boolean>`guide_id = any(array(select key from ${live} as live))`);
  const starts = db
    .selectFrom(started.as("started"))
    .select([sql<number>`${lookedUp(live, sql`guide_id`)}::integer`.as("of_chapter"), "starts_in_30_days"]);
  const byChapter = db
    .selectFrom(starts.as("starts"))
    .groupBy("of_chapter")
    .select([sql<number>`of_chapter`.as("key"), sql<number>`sum(starts_in_30_days)`.as("value")]);
  const startsHere = lookedUp(byChapter, sql`coalesce(chapter_id, ${UNSORTED_CHAPTER_ID}::integer)`);
  return db
    .selectFrom("guides")
    .where("property_id", "=", propertyId)
    .groupBy(["chapter_id", "visibility"])
    .select(["chapter_id", "visibility", sql<number>`count(*)::integer`.as("guides")])
    .select(sql<number>`case when visibility = 'public' then coalesce(${startsHere}::float8, 0) else 0 end`.as("starts"));
}

/** The chapters that `open` names; undefined where it names none by id. */
const named = (open: Query["open"]) => (open === "none" ? [] : open === "all" || open === "few" ? undefined : open.split(",").map(Number));

/** The condition that a guide comes with the list: its chapters are open because they are few, and it is among the first of its own. */
function isOpen(propertyId: number, { open, limit }: Query): RawBuilder<unknown> {
  const listed = sql`from guides where ${areWanted(propertyId, { archived: "false", launchers: named(open) })}`;
  const rules = [sql`true`];
  if (open === "few") {
    rules.push(sql`(select count(*) ${listed}) <= ${FEW.guides}::integer`);
    rules.push(
      sql`(select count(*) from chapters where property_id = ${propertyId} and visibility <> 'deleted') < ${FEW.chapters}::integer`,
    );
  }
  if (limit !== undefined) {
    rules.push(sql`id in (select id from (select id, row_number() over (partition by chapter_id order by position, id) as number
      ${listed}) as numbered where number <= ${limit}::integer)`);
  }
  return sql`(${sql.join(rules, sql` and `)})`;
}
