import { inOneTransaction } from "#server/database/transaction-scope.ts";
import { end, giveBack, hold, LEASE_SECONDS, MOST_ATTEMPTS } from "./queue.ts";
import { type Progress, type RunningTask, TaskFailed, type TaskParts, type TaskRow, TaskStopped, type TaskType } from "./task-type.ts";

const HEARTBEAT_MILLISECONDS = (LEASE_SECONDS / 3) * 1000;

/** Works on a claimed task until it ends, stops or fails. Never throws: what went wrong stands with the task and in the log. */
export async function runTask(parts: TaskParts, row: TaskRow, type: TaskType | undefined, stopping: AbortSignal): Promise<void> {
  const { db, log } = parts;
  const stop = new AbortController();
  const stopWith = (why: unknown) => stop.abort(why);
  const onStopping = () => stopWith(new TaskStopped("stopping"));
  stopping.addEventListener("abort", onStopping, { once: true });
  const heart = setInterval(() => {
    hold(db, row).then(
      (why) => why && stopWith(new TaskStopped(why)),
      log.warn.bind(log, { taskId: row.id }, "a task's lease was not renewed"),
    );
  }, HEARTBEAT_MILLISECONDS).unref();
  try {
    if (!type) throw new TaskFailed("task_unknown");
    if (row.cancel_asked) throw new TaskStopped("cancelled");
    // A task that takes its process down each time would never end by itself.
    if (row.attempts > MOST_ATTEMPTS) throw new TaskFailed("task_gave_up");
    const result = await type.run({ ...parts, row, signal: stop.signal, portion: portionOf(parts, row, stop.signal) });
    await end(db, row, { status: "done", result });
  } catch (error) {
    await settle(parts, row, stop.signal.aborted ? stop.signal.reason : error).catch((failed) =>
      log.error({ err: failed, taskId: row.id }, "what became of a task could not be stored"),
    );
  } finally {
    clearInterval(heart);
    stopping.removeEventListener("abort", onStopping);
  }
}

function portionOf({ db }: TaskParts, row: TaskRow, signal: AbortSignal): RunningTask["portion"] {
  return async (work) => {
    signal.throwIfAborted();
    return inOneTransaction(db, async () => {
      const answer = await work();
      const why = await hold(db, row, reachedBy(answer?.progress));
      if (why) throw new TaskStopped(why);
      return answer;
    });
  };
}

/** Who has come further, so that it need not be done again, has not failed in vain: attempts count anew. */
function reachedBy({ state, done, total, stage }: Progress = {}) {
  return {
    ...(done !== undefined && { done }),
    ...(total !== undefined && { total }),
    ...(stage !== undefined && { stage }),
    ...(state !== undefined && { state: JSON.stringify(state), attempts: 1 }),
  };
}

async function settle({ db, log }: TaskParts, row: TaskRow, error: unknown): Promise<void> {
  if (error instanceof TaskStopped) {
    if (error.message === "cancelled") return end(db, row, { status: "cancelled" });
    if (error.message === "stopping") return giveBack(db, row, "stopping");
    // Lost: whoever holds it now goes on.
    return;
  }
  if (error instanceof TaskFailed) return end(db, row, { status: "failed", error: error.code, result: error.details });
  log.error({ err: error, taskId: row.id, type: row.type }, "a task failed");
  const now = await db.selectFrom("tasks").select("attempts").where("id", "=", row.id).executeTakeFirst();
  const attempts = now?.attempts ?? row.attempts;
  if (attempts >= MOST_ATTEMPTS) return end(db, row, { status: "failed", error: "task_error" });
  await giveBack(db, { ...row, attempts }, "error");
}
