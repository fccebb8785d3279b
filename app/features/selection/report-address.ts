import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { MOST_CHOSEN } from "./chosen-ids.ts";

/** An item that something was done with; where it was, if it was moved: its chapter and its place there, from 0. */
export type Done = { id: number; chapterId?: number; place?: number };
export type Failed = { id: number; code: string };

/** What a report's address says of an item that something was done with, as in "7", or moved, as in "7.3.0". */
export const doneText = ({ id, chapterId, place = 0 }: Done) => (chapterId === undefined ? `${id}` : `${id}.${chapterId}.${place}`);

/** The same of one that it could not be done with, and why, as in "7.changed_meanwhile". */
export const failedText = (id: number, code: string) => `${id}.${code}`;

/**
 * What an address says was done, what not, and what was so already; what cannot be read is left out. Of more than can be done at once it is
 * the first, what failed before all else; `left` is how many more there are.
 */
export function reportIn(query: URLSearchParams): { done: Done[]; failed: Failed[]; already: number[]; left: number } {
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
  const already = query.getAll("already").flatMap((text) => idInAddress(text) ?? []);
  let room = MOST_CHOSEN;
  const first = <T>(items: T[]): T[] => {
    const few = items.slice(0, room);
    room -= few.length;
    return few;
  };
  const few = { failed: first(failed), done: first(done), already: first(already) };
  return { ...few, left: Math.max(0, done.length + failed.length + already.length - MOST_CHOSEN) };
}
