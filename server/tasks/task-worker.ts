import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { claim, type Share } from "./claim.ts";
import { runTask } from "./run-task.ts";
import type { TaskParts, TaskType } from "./task-type.ts";
import { TASK_TYPES } from "./types.ts";

const POLL_MILLISECONDS = 1000;
/** How many tasks that mostly wait for somebody else's site run at a time, each of another company: two slow sites of one hold up no other. */
const OUTSIDE_LANES = 2;

/**
 * Works on waiting tasks until it is stopped: two at a time where the database has room for it, so that a short one need not wait behind a
 * large import. What waits for somebody else's site runs beside these, however long that takes: all others go on.
 * @returns a function that stops it: a task that runs is given back behind its last portion
 */
export function startTaskWorker(parts: TaskParts, types: Record<string, TaskType> = TASK_TYPES): () => Promise<void> {
  const stop = new AbortController();
  const outside = Object.keys(types).filter((type) => types[type]?.waitsOutside);
  const lane = async (share: Share) => {
    const worker = randomUUID();
    while (!stop.signal.aborted) {
      const worked = await workOnce(parts, worker, types, stop.signal, share).catch((error) => {
        parts.log.error({ err: error }, "no task could be claimed");
        return false;
      });
      if (!worked) await sleep(POLL_MILLISECONDS, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);
    }
  };
  const lanes = (length: number, share: Share) => Array.from({ length }, () => lane(share));
  const running = [
    ...lanes((parts.pool.options.max ?? 1) > 1 ? 2 : 1, { types: outside, isOthers: true }),
    ...lanes(OUTSIDE_LANES, { types: outside, isOthers: false, isOneEach: true }),
  ];
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
  share?: Share,
): Promise<boolean> {
  const row = await claim(parts.db, worker, share);
  if (!row) return false;
  await runTask(parts, row, types[row.type], stopping);
  return true;
}
