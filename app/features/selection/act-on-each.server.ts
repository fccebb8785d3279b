import { type ApiFailure, attempt } from "#app/api/failure.ts";
import type { Read } from "./chosen.server.ts";
import { MOST_CHOSEN } from "./chosen-ids.ts";

type Acts<T> = {
  /** Those of the items that are there to be changed. */
  find: (ids: number[]) => Promise<T[]>;
  /** What is so already counts as done. */
  isSo: (item: T) => boolean;
  write: (item: T, revision: number) => Promise<unknown>;
};

/**
 * Does one thing with several items, one after the other as they were asked about, each on the revision that was read: what cannot be done
 * with one keeps nothing from the others.
 * @returns those it was done with, and those not, each with the failure; null for those that are gone
 */
export async function actOnEach<T extends { id: number }>(read: readonly Read[], { find, isSo, write }: Acts<T>) {
  const few = read.slice(0, MOST_CHOSEN);
  const found = new Map((await find(few.map(({ id }) => id))).map((item) => [item.id, item]));
  const failures = new Map<number, ApiFailure | null>();
  const done: { item: T; isWritten: boolean }[] = [];
  for (const { id, revision } of few) {
    const item = found.get(id);
    const tried = item && !isSo(item) ? await attempt(write(item, revision)) : null;
    if (!item) failures.set(id, null);
    else if (tried && !tried.ok) failures.set(id, tried.failure);
    else done.push({ item, isWritten: tried !== null });
  }
  return { done, failures };
}
