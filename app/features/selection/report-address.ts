import { idInAddress } from "#app/domain/urls/id-in-address.ts";
import { idsIn, MOST_CHOSEN } from "./chosen-ids.ts";

/** An item that something was done with; where it was, if it was moved: its chapter and its place there, from 0. */
export type Done = { id: number; chapterId?: number; place?: number };
export type Failed = { id: number; code: string };

/** What a report's address says of an item that something was done with, as in "7", or moved, as in "7.3.0". */
export const doneText = ({ id, chapterId, place = 0 }: Done) => (chapterId === undefined ? `${id}` : `${id}.${chapterId}.${place}`);

/** The same of one that it could not be done with, and why, as in "7.changed_meanwhile". */
export const failedText = (id: number, code: string) => `${id}.${code}`;

/**
 * What an address says was done, what not, and what was so already; what cannot be read is left out, and an item counts once, what failed before
 * all else. Of more than can be done at once the first are listed; `counts` are those of all, and `left` is how many more there are.
 */
export function reportIn(query: URLSearchParams) {
  const named = new Set<number>();
  const once = <T extends { id: number }>(items: T[]): T[] =>
    items.filter(({ id }) => {
      const isNew = !named.has(id);
      named.add(id);
      return isNew;
    });
  const failed = once(query.getAll("failed").flatMap(failedIn));
  const done = once(query.getAll("done").flatMap(doneIn));
  const already = once(idsIn(query, "already").map((id) => ({ id })));
  let room = MOST_CHOSEN;
  const first = <T>(items: T[]): T[] => {
    const few = items.slice(0, room);
    room -= few.length;
    return few;
  };
  return {
    ...{ failed: first(failed), done: first(done), already: first(already).map(({ id }) => id) },
    counts: { failed: failed.length, done: done.length, already: already.length },
    left: Math.max(0, named.size - MOST_CHOSEN),
  };
}

function doneIn(text: string): Done[] {
  const [, id, chapter, place] = /^(\d{1,10})(?:\.(\d{1,10})\.(\d{1,6}))?$/.exec(text) ?? [];
  const known = idInAddress(id);
  if (known === null) return [];
  return [chapter === undefined ? { id: known } : { id: known, chapterId: Number(chapter), place: Number(place) }];
}

function failedIn(text: string): Failed[] {
  const [, id, code] = /^(\d{1,10})\.([a-z_]{1,60})$/.exec(text) ?? [];
  const known = idInAddress(id);
  return known === null || code === undefined ? [] : [{ id: known, code }];
}
