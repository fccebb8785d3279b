import { fetchCentre } from "#server/documents/fetch-centre.ts";
import { type Guard, guardedFetch } from "#server/documents/guarded-fetch.ts";
import type { TaskType } from "./task-type.ts";

export type FetchPayload = {
  centre: number;
  /** The help centre's name when the fetch was asked for. */
  title: string;
};

/** A moment between two pages of a site, in milliseconds. */
const PAUSE = 100;

/** Brings in the documents of a help centre, by a guard of its own. */
export const fetchHelpCentreBy = ({ guard, pause = PAUSE }: { guard?: Guard; pause?: number } = {}): TaskType => ({
  section: () => "customize",
  waitsOutside: true,
  async run(task) {
    const { centre } = task.row.payload as FetchPayload;
    const fetching = guardedFetch(guard);
    try {
      return await fetchCentre(task, centre, fetching, pause);
    } finally {
      fetching.close();
    }
  },
});

export const fetchHelpCentre = fetchHelpCentreBy();
