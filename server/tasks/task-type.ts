import type { FileStorage } from "@remix-run/file-storage";
import type { z } from "zod";
import type { Section } from "#app/domain/access/sections.ts";
import type { Database, Row } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Parts } from "#server/parts.ts";

export type TaskRow = Row<"tasks">;
export type TaskParts = Parts & { files: FileStorage };

/** What a task has reached: `state` is its own bookmark, `done` and `total` count what it works on, `stage` is a key of the texts. */
export type Progress = { state?: object; done?: number; total?: number | null; stage?: string };

/** A running task, as its type works with it. */
export type RunningTask = TaskParts & {
  row: TaskRow;
  /** Ends when the task is cancelled, when its lease is lost, and when the process stops. */
  signal: AbortSignal;
  /**
   * One portion of the work: what it writes and how far that is are kept together or not at all, and only while this worker holds the task.
   * All queries on `db` belong to it. Keep it short: the embedded database does nothing else meanwhile.
   * @throws TaskStopped when the task is cancelled or another worker has it
   */
  portion<T>(work: () => Promise<T & { progress?: Progress }>): Promise<T>;
};

/** What a finished task answers: a few figures. Its files are stored by `writeFile`. */
export type TaskResult = Record<string, unknown>;

/** One kind of long work. It may begin anew or go on behind its last portion, whichever it does: never twice in effect. */
export type TaskType = {
  /** Who may start one, of a property or of the company (null), may edit this section; who may fetch its files may view it. */
  section(propertyId: number | null): Section;
  /** What the call for tasks takes as payload; without it, that call starts none. */
  payload?: z.ZodType;
  /** Adds a task from a call, where that takes more than its payload. @returns its id @throws Refusal */
  create?(stores: { db: Database; files: FileStorage }, caller: Caller, payload: Record<string, unknown>): Promise<string>;
  /** It mostly waits for somebody else's site, and may do so for long: it holds up no task that does not. */
  waitsOutside?: true;
  run(task: RunningTask): Promise<TaskResult>;
};

/** A failure that trying again cannot mend. `code` is a key of the texts of tasks; `details` are the values in that text. */
export class TaskFailed extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** The task was cancelled, or this worker no longer holds it. */
export class TaskStopped extends Error {}
