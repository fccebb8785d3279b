import type { WireJob } from "#app/contracts/tasks.ts";
import { isEnded, type TaskName, taskNamed } from "#app/domain/tasks/task.ts";
import type { Moments } from "#app/i18n/moment.server.ts";

/** A task as screens show it. */
export type ShownTask = ReturnType<typeof shownTask>;

export function shownTask({ shownMoment }: Moments, task: WireJob) {
  const { id, type, status, stage, done, total, isStopping, error, result, files, fileName, subject, createdBy, propertyId } = task;
  const name = taskNamed(type);
  const moment = task.finishedAt ?? task.startedAt ?? task.createdAt;
  return {
    id,
    /** A type that this version does not know keeps its name on the wire. */
    type,
    name,
    /** The uploaded file that it works on. */
    fileName,
    /** Whom it is about, or what was searched. */
    subject,
    isOfCompany: propertyId === null,
    propertyId,
    status,
    stage,
    done,
    total,
    isStopping,
    isEnded: isEnded(status),
    error,
    figures: figuresOf(result),
    files: files.map(({ id: file, fileType, name }) => ({ id: file, fileType, name })),
    /** Its file is gone before its time: only the erasure of somebody does that. */
    isFileRemoved: status === "done" && files.length === 0 && hasStoredFile(name, result),
    by: createdBy,
    moment: shownMoment(moment),
  };
}

/** Whether a task that is done has stored a file. */
function hasStoredFile(name: TaskName | null, { refused = 0, keptOut = 0 }: WireJob["result"]): boolean {
  if (name === "import-users") return Number(refused) + Number(keptOut) > 0;
  return name?.startsWith("export-") ?? false;
}

/** The figures of a result that texts can name. */
function figuresOf(result: Record<string, unknown>): Record<string, string | number> {
  const plain = Object.entries(result).filter(([, value]) => typeof value === "string" || typeof value === "number");
  return Object.fromEntries(plain) as Record<string, string | number>;
}
