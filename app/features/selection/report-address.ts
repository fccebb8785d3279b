import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { MOST_CHOSEN } from "./chosen-ids.ts";

/** An item that something was done with; where it was, if it was moved: its chapter and its place there, from 0. */
export type Done = { id: number; chapterId?: number; place?: number };
export type Failed = { id: number; code: string };

/** What a report's address says of an item that something was done with, as in "7", or moved, as in "7.3.0". */
export const doneText = ({ id, chapterId, place = 0 }: Done) => (chapterId === undefined ? `${id}` : `${id}.${chapterId}.${place}`);

/** The same of one that it could not be done with, and why, as in "7.changed_meanwhile". */
export const failedText = (id: number, code: string) => `${id}.${code}`;

/** What an address says was done and what not; what cannot be read is left out. */
export function reportIn(query: URLSearchParams): { done: Done[]; failed: Failed[] } {
  const done = query.getAll("done").flatMap((text): Done[] => {
    const [, id, chapter, place] = /^(\d{1,10})(?:\.(\d{1,10})\.(\d{1,6}))?$/.exec(text) ?? [];
    const known = idInAddress(id);
    if (known === null) return [];
    return [chapter === undefined ? { id: known } : { id: known, chapterId: Number(chapter), place: Number(place) }];
  });
  const failed = query.getAll("failed").flatMap((text) => {
    const [, id, code] = /^(\d{1,10})\.([a-z_]{1,60})$/.exec(text) ?? [];
    const known = idInAddress(id);
    return known === null || code === undefined ? [] : [{ id: known, code }];
  });
  return { done: done.slice(0, MOST_CHOSEN), failed: failed.slice(0, MOST_CHOSEN) };
}
