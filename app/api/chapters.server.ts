import type { AsRead, Body, Query } from "#app/contracts/call.ts";
import { chapterCalls as calls, type WireChapter } from "#app/contracts/chapters.ts";
import { type GuideRow, toGuide } from "./guides.server.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** A chapter in our words, with its guides in order. The unsorted guides are the chapter with the id 0. */
export type Chapter = WithGuides<WireChapter>;
type WithGuides<C> = Omit<C, "tutorials"> & { guides: GuideRow[] };

type ChapterChange = Omit<AsRead<Body<typeof calls.updateChapter>>, "tutorials">;
type TextsChange = AsRead<Body<typeof calls.updateChapterTexts>>;
/** A chapter with its texts in every language that it is written in. */
export type WholeChapter = Awaited<ReturnType<typeof getWholeChapter>>;

export function toChapter<C extends Pick<WireChapter, "tutorials">>({ tutorials, ...chapter }: C): WithGuides<C> {
  return { ...chapter, guides: tutorials.map(toGuide) };
}

/** A chapter in the list of all: `guideCount` is how many guides it has, archived ones aside. */
export type ListedChapter = Chapter & { guideCount: number; startsIn30Days: number; open: boolean };

type AskedChapters = {
  /** Whose guides come, all when left out, or null for all if they are few. */
  open?: readonly number[] | null;
  /** How many guides of each come. */
  limit?: number;
  /** One page of the chapters alone, or the page that the chapter `at` is on. */
  pages?: { size: number; page: number; at: number | null };
};

/**
 * All chapters or a page of them, where each stands, how many guides there are, how many archived and live, and the guides that the reader
 * changed last. Chapters come with those of their guides that are not archived.
 */
export async function listChapters(reader: PropertyReader, { open, limit, pages }: AskedChapters = {}) {
  const { data, ...rest } = await send(reader, calls.listChapters, {
    params: { property: reader.propertyId },
    query: {
      ...{ archived: "false", open: open === undefined ? "all" : open === null ? "few" : open.join(",") || "none", limit },
      ...(pages && { page_size: pages.size, page: pages.page, at: pages.at ?? undefined }),
    },
  });
  const chapters = data.map(({ tutorialCount, ...chapter }): ListedChapter => ({ ...toChapter(chapter), guideCount: tutorialCount }));
  return { chapters, ...rest };
}

/** A chapter; among the unsorted guides without the archived ones. */
export const getChapter = async (reader: PropertyReader, chapter: string) =>
  toChapter(await send(reader, calls.getChapter, { params: { property: reader.propertyId, chapter }, query: { archived: "false" } }));

export const getWholeChapter = async (reader: PropertyReader, chapter: string) =>
  whole(toChapter(await send(reader, calls.getChapter, { params: { property: reader.propertyId, chapter }, query: ALL_LANGUAGES })));

const ALL_LANGUAGES = { all_langs: "true" } as const;
const whole = <C extends Pick<WireChapter, "texts">>(chapter: C) => ({ ...chapter, texts: chapter.texts ?? {} });

export const createChapter = (reader: PropertyReader, input: { title: string; subtitle: string }) =>
  send(reader, calls.createChapter, { params: { property: reader.propertyId }, body: input });

export const updateChapter = async (reader: PropertyReader, chapter: string, change: ChapterChange) =>
  toChapter(await send(reader, calls.updateChapter, { params: { property: reader.propertyId, chapter }, body: change }));

/** Changes a chapter whose title and subtitle are those of a language. */
export const updateChapterIn = async (reader: PropertyReader, chapter: string, lang: string, change: ChapterChange) =>
  whole(
    toChapter(
      await send(reader, calls.updateChapter, {
        params: { property: reader.propertyId, chapter },
        query: { lang, ...ALL_LANGUAGES },
        body: change,
      }),
    ),
  );

/** Changes what a chapter says in several languages, and in which it is live. */
export const updateChapterTexts = async (reader: PropertyReader, chapter: string, change: TextsChange) =>
  whole(toChapter(await send(reader, calls.updateChapterTexts, { params: { property: reader.propertyId, chapter }, body: change })));

/** @param note about the version, for its history */
export const publishChapter = (reader: PropertyReader, chapter: string, revision: number, note?: string) =>
  updateChapter(reader, chapter, { revision, visibility: "public", note });
export const unpublishChapter = (reader: PropertyReader, chapter: string, revision: number) =>
  updateChapter(reader, chapter, { revision, visibility: "private" });

/** Makes the version that was live last live again. */
export const publishChapterAgain = async (reader: PropertyReader, chapter: string, version: number) =>
  toChapter(
    await send(reader, calls.updateChapter, {
      params: { property: reader.propertyId, chapter },
      body: { version, visibility: "public" },
      unread: "the version names what goes live",
    }),
  );

export const archiveChapter = (reader: PropertyReader, chapter: string, revision: number) =>
  send(reader, calls.removeChapter, { params: { property: reader.propertyId, chapter }, query: { revision } });

/** A token by which the player shows the draft and those of its guides, for 15 minutes, in the first tab that opens the application with it. */
export const previewChapter = (reader: PropertyReader, chapter: string) =>
  send(reader, calls.previewChapter, { params: { property: reader.propertyId, chapter } });

/** A page of the archived chapters, those with `search` in a title, and how many there are on all pages. */
export async function listArchivedChapters(
  reader: PropertyReader,
  asked: Omit<Query<typeof calls.listArchivedChapters>, "archived_chapters">,
) {
  const { data, pagination } = await send(reader, calls.listArchivedChapters, {
    params: { property: reader.propertyId },
    query: { archived_chapters: "true", ...asked },
  });
  return { chapters: data, total: pagination.total };
}

export const bringBackChapter = async (reader: PropertyReader, chapter: string, revision: number) =>
  toChapter(await send(reader, calls.bringBackChapter, { params: { property: reader.propertyId, chapter }, body: { revision } }));

/** Puts the chapters in the given order of ids. */
export const sortChapters = (reader: PropertyReader, ids: number[]) =>
  send(reader, calls.sortChapters, { params: { property: reader.propertyId }, body: { ids } });

/** Puts the guides of a chapter (0: the unsorted ones) in the given order of ids. */
export const sortGuides = (reader: PropertyReader, chapter: number, ids: number[]) =>
  send(reader, calls.updateChapter, {
    params: { property: reader.propertyId, chapter },
    body: { tutorials: ids },
    unread: "an order touches no text",
  });
