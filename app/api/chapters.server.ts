import type { Body } from "#app/contracts/call.ts";
import { chapterCalls as calls } from "#app/contracts/chapters.ts";
import type { Asker } from "./guides.server.ts";
import { send } from "./send.server.ts";

type ChapterChange = Omit<Body<typeof calls.updateChapter>, "tutorials">;

export const listChapters = (asker: Asker) => send(asker, calls.listChapters, { params: { property: asker.propertyId } });

export const getChapter = (asker: Asker, chapter: string) =>
  send(asker, calls.getChapter, { params: { property: asker.propertyId, chapter } });

export const createChapter = (asker: Asker, input: { title: string; subtitle: string }) =>
  send(asker, calls.createChapter, { params: { property: asker.propertyId }, body: input });

export const updateChapter = (asker: Asker, chapter: string, change: ChapterChange) =>
  send(asker, calls.updateChapter, { params: { property: asker.propertyId, chapter }, body: change });

export const publishChapter = (asker: Asker, chapter: string) => updateChapter(asker, chapter, { visibility: "public" });
export const unpublishChapter = (asker: Asker, chapter: string) => updateChapter(asker, chapter, { visibility: "private" });

export const archiveChapter = (asker: Asker, chapter: string) =>
  send(asker, calls.removeChapter, { params: { property: asker.propertyId, chapter } });

/** Puts the chapters in the given order of ids. */
export const sortChapters = (asker: Asker, ids: number[]) =>
  send(asker, calls.sortChapters, { params: { property: asker.propertyId }, body: { ids } });

/** Puts the guides of a chapter (0: the unsorted ones) in the given order of ids. */
export const sortGuides = (asker: Asker, chapter: number, ids: number[]) =>
  send(asker, calls.updateChapter, { params: { property: asker.propertyId, chapter }, body: { tutorials: ids } });
