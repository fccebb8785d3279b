import { TaskFailed, type TaskType } from "./task-type.ts";

export type FetchPayload = {
  centre: number;
  /** The help centre's name when the fetch was asked for. */
  title: string;
};

/** Brings in the documents of a help centre. */
export const fetchHelpCentre: TaskType = {
  section: () => "customize",
  async run() {
    throw new TaskFailed("centre_not_fetched");
  },
};
