import type { WireJob } from "#app/contracts/tasks.ts";
import { isEnded, taskNamed } from "#app/domain/tasks/task.ts";
import type { UiLanguage } from "#app/i18n/languages.ts";
import { shownMoment } from "#app/i18n/moment.server.ts";

/** A task as screens show it. */
export type ShownTask = ReturnType<typeof shownTask>;

export function shownTask(language: UiLanguage, task: WireJob) {
  const { id, type, status, stage, done, total, isStopping, error, result, files, createdBy } = task;
  const moment = task.finishedAt ?? task.startedAt ?? task.createdAt;
  return {
    id,
    /** A type that this version does not know keeps its name on the wire. */
    type,
    name: taskNamed(type),
    status,
    stage,
    done,
    total,
    isStopping,
    isEnded: isEnded(status),
    error,
    figures: figuresOf(result),
    files: files.map(({ id: file, fileType, name }) => ({ id: file, fileType, name })),
    by: createdBy,
    moment: shownMoment(language, moment),
  };
}

/** The figures of a result that texts can name. */
function figuresOf(result: Record<string, unknown>): Record<string, string | number> {
  const plain = Object.entries(result).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(plain) as Record<string, string | number>;
}
