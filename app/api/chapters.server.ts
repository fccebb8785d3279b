import type { Body } from "../contracts/call.ts";
import { chapterCalls as calls } from "../contracts/chapters.ts";
import type { Asker } from "./guides.server.ts";
import { send } from "./send.server.ts";

type ChapterChange = Omit<Body<typeof calls.updateChapter>, "tutorials">;

export const listChapters = ({ accessToken, propertyId }: Asker) =>
  send(accessToken, calls.listChapters, { params: { property: propertyId } });

export const getChapter = ({ accessToken, propertyId }: Asker, chapter: string) =>
  send(accessToken, calls.getChapter, { params: { property: propertyId, chapter } });

export const createChapter = ({ accessToken, propertyId }: Asker, input: { title: string; subtitle: string }) =>
  send(accessToken, calls.createChapter, { params: { property: propertyId }, body: input });

export const updateChapter = ({ accessToken, propertyId }: Asker, chapter: string, change: ChapterChange) =>
  send(accessToken, calls.updateChapter, { params: { property: propertyId, chapter }, body: change });

export const publishChapter = (asker: Asker, chapter: string) => updateChapter(asker, chapter, { visibility: "public" });
export const unpublishChapter = (asker: Asker, chapter: string) => updateChapter(asker, chapter, { visibility: "private" });

export const archiveChapter = ({ accessToken, propertyId }: Asker, chapter: string) =>
  send(accessToken, calls.removeChapter, { params: { property: propertyId, chapter } });

/** Puts the chapters in the given order of ids. */
export const sortChapters = ({ accessToken, propertyId }: Asker, ids: number[]) =>
  send(accessToken, calls.sortChapters, { params: { property: propertyId }, body: { ids } });

/** Puts the guides of a chapter (0: the unsorted ones) in the given order of ids. */
export const sortGuides = ({ accessToken, propertyId }: Asker, chapter: number, ids: number[]) =>
  send(accessToken, calls.updateChapter, { params: { property: propertyId, chapter }, body: { tutorials: ids } });
