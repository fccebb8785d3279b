import type { AsRead, Body } from "#app/contracts/call.ts";
import { chapterCalls as calls, type WireChapter } from "#app/contracts/chapters.ts";
import { type GuideRow, toGuide } from "./guides.server.ts";
import { type PropertyReader, send } from "./send.server.ts";

/** A chapter in our words, with its guides in order. The unsorted guides are the chapter with the id 0. */
export type Chapter = WithGuides<WireChapter>;
type WithGuides<C> = Omit<C, "tutorials"> & { guides: GuideRow[] };

type ChapterChange = Omit<AsRead<Body<typeof calls.updateChapter>>, "tutorials">;

export function toChapter<C extends Pick<WireChapter, "tutorials">>({ tutorials, ...chapter }: C): WithGuides<C> {
  return { ...chapter, guides: tutorials.map(toGuide) };
}

/** All chapters with those of their guides that are not archived, and how many are. */
export async function listChapters(reader: PropertyReader): Promise<{ chapters: Chapter[]; archived: number }> {
  const { data, archived } = await send(reader, calls.listChapters, {
    params: { property: reader.propertyId },
    query: { archived: "false" },
  });
  return { chapters: data.map(toChapter), archived };
}

export const getChapter = async (reader: PropertyReader, chapter: string) =>
  toChapter(await send(reader, calls.getChapter, { params: { property: reader.propertyId, chapter } }));

export const createChapter = (reader: PropertyReader, input: { title: string; subtitle: string }) =>
  send(reader, calls.createChapter, { params: { property: reader.propertyId }, body: input });

export const updateChapter = async (reader: PropertyReader, chapter: string, change: ChapterChange) =>
  toChapter(await send(reader, calls.updateChapter, { params: { property: reader.propertyId, chapter }, body: change }));

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
