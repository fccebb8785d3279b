import type { HelpCentre } from "#app/api/documents.server.ts";
import { listTasks } from "#app/api/tasks.server.ts";
import { shownTask } from "#app/features/tasks/shown-task.server.ts";
import { languageName } from "#app/i18n/language-name.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** A help centre as the screen shows it. */
export type ShownCentre = ReturnType<typeof shownCentre>;

export function shownCentre(viewer: Viewer, { shownMoment }: Moments, centre: HelpCentre) {
  const { id, name, address, language, state, problem, documents, unread, taskId, fetchedAt, revision } = centre;
  return {
    ...{ id, name, address, state, problem, documents, unread, taskId, revision },
    /** In the language of the screen; null where each document says its own. */
    language: language === "" ? null : languageName(language, viewer.language),
    fetched: fetchedAt === null ? null : shownMoment(fetchedAt),
  };
}

/** The background tasks that fetch help centres at this moment; none for those who may not see processes. */
export async function fetchingTasks(viewer: Viewer, moments: Moments, centres: HelpCentre[]) {
  const ids = centres.flatMap(({ state, taskId }) => (state === "fetching" && taskId !== null ? [taskId] : []));
  if (ids.length === 0 || !viewer.may("view", "processes")) return [];
  const { data } = await listTasks(viewer, { ids: ids.join(","), limit: ids.length });
  return data.map((task) => shownTask(moments, task));
}
