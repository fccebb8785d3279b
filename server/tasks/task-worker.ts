import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { claim } from "./claim.ts";
import { runTask } from "./run-task.ts";
import type { TaskParts, TaskType } from "./task-type.ts";
import { TASK_TYPES } from "./types.ts";

const POLL_MILLISECONDS = 1000;

/**
 * Works on waiting tasks until it is stopped: two at a time where the database has room for it, so that a short one need not wait behind a
 * large import.
 * @returns a function that stops it: a task that runs is given back behind its last portion
 */
export function startTaskWorker(parts: TaskParts, types: Record<string, TaskType> = TASK_TYPES): () => Promise<void> {
  const stop = new AbortController();
  const lane = async () => {
    const worker = randomUUID();
    while (!stop.signal.aborted) {
      const worked = await workOnce(parts, worker, types, stop.signal).catch((error) => {
        parts.log.error({ err: error }, "no task could be claimed");
        return false;
      });
      if (!worked) await sleep(POLL_MILLISECONDS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = Array.from({ length: (parts.pool.options.max ?? 1) > 1 ? 2 : 1 }, lane);
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}

/** Works on one waiting task. @returns whether there was one */
export async function workOnce(
  parts: TaskParts,
  worker: string = randomUUID(),
  types: Record<string, TaskType> = TASK_TYPES,
  stopping: AbortSignal = new AbortController().signal,
): Promise<boolean> {
  const row = await claim(parts.db, worker);
  if (!row) return false;
  await runTask(parts, row, types[row.type], stopping);
  return true;
}
