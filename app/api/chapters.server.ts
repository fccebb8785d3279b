import type { AsRead, Body } from "#app/contracts/call.ts";
import { chapterCalls as calls, type WireChapter } from "#app/contracts/chapters.ts";
import { type GuideRow, toGuide } from "./guides.server.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** A chapter in our words, with its guides in order. The unsorted guides are the chapter with the id 0. */
export type Chapter = WithGuides<WireChapter>;
type WithGuides<C> = Omit<C, "tutorials"> & { guides: GuideRow[] };

type ChapterChange = Omit<AsRead<Body<typeof calls.updateChapter>>, "tutorials">;

function toChapter<C extends Pick<WireChapter, "tutorials">>({ tutorials, ...chapter }: C): WithGuides<C> {
  return { ...chapter, guides: tutorials.map(toGuide) };
}

/** A chapter in the list of all: `guideCount` is how many guides it has, archived ones aside. */
export type ListedChapter = Chapter & { guideCount: number; startsIn30Days: number; open: boolean };

/**
 * All chapters, how many guides are archived and how many live, and the guides that the reader changed last. Chapters come with those of
 * their guides that are not archived: `open` says whose, all when left out, or null for all if they are few; `limit` how many of each.
 */
export async function listChapters(reader: PropertyReader, asked: { open?: readonly number[] | null; limit?: number } = {}) {
  const { open, limit } = asked;
  const { data, ...rest } = await send(reader, calls.listChapters, {
    params: { property: reader.propertyId },
    query: { archived: "false", open: open === undefined ? "all" : open === null ? "few" : open.join(",") || "none", limit },
  });
  const chapters = data.map(({ tutorialCount, ...chapter }): ListedChapter => ({ ...toChapter(chapter), guideCount: tutorialCount }));
  return { chapters, ...rest };
}

export const getChapter = async (reader: PropertyReader, chapter: string) =>
  toChapter(await send(reader, calls.getChapter, { params: { property: reader.propertyId, chapter } }));

export const createChapter = (reader: PropertyReader, input: { title: string; subtitle: string }) =>
  send(reader, calls.createChapter, { params: { property: reader.propertyId }, body: input });

export const updateChapter = async (reader: PropertyReader, chapter: string, change: ChapterChange) =>
  toChapter(await send(reader, calls.updateChapter, { params: { property: reader.propertyId, chapter }, body: change }));

export const publishChapter = (reader: PropertyReader, chapter: string, revision: number) =>
  updateChapter(reader, chapter, { revision, visibility: "public" });
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
