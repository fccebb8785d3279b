import { sql, type UpdateObject } from "kysely";
import type { FetchProblem } from "#app/domain/documents/fetch-problems.ts";
import type { Row, Tables } from "#server/database/tables.ts";
import { type RunningTask, TaskFailed, type TaskResult, TaskStopped } from "#server/tasks/task-type.ts";
import { type CentreKey, dropPages } from "./centre-pages.ts";
import { dropUnlisted } from "./keep-documents.ts";
import type { Spent } from "./site-reader.ts";

type Centre = Row<"help_centres">;

/** What a fetch has reached: behind which of the addresses it goes on, and its figures. */
export type Reached = {
  place: number;
  done: number;
  total: number;
  /** Documents, as they were read. */
  read: number;
  changed: number;
  unread: number;
  isWhole: boolean;
  problem: FetchProblem | null;
  spent: Spent;
};

/** The help centre of a fetch, locked until its portion ends. @throws TaskStopped when it was changed, disconnected, or is fetched anew */
export async function holdCentre({ db, row }: RunningTask, id: number): Promise<Centre> {
  const centre = await db
    .selectFrom("help_centres")
    .selectAll()
    .where("property_id", "=", row.property_id ?? 0)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!centre || centre.task_id !== row.id) throw new TaskStopped("cancelled");
  return centre;
}

/**
 * Notes what came of a fetch, and removes what is not there, or in no list, any more. Where nothing could be read of what was listed, it has failed. One that had no
 * time or room left for the rest is done, and says so.
 */
export async function endFetch(task: RunningTask, centre: CentreKey, reached: Reached): Promise<TaskResult> {
  const { db } = task;
  const { changed, unread, isWhole, problem } = reached;
  if (unread > 0 && reached.read === 0) return failFetch(task, centre, problem ?? "other", unread);
  const { result } = await task.portion(async () => {
    await holdCentre(task, centre.id);
    const removed = await dropUnlisted(db, centre, isWhole);
    const { count } = await db
      .selectFrom("documents")
      .select((all) => all.fn.countAll<string>().as("count"))
      .where("property_id", "=", centre.property_id)
      .where("centre_id", "=", centre.id)
      .executeTakeFirstOrThrow();
    const left = problem === "unfinished" ? problem : null;
    await close(task, centre, {
      state: "done",
      problem: left,
      unread,
      fetched_at: sql<Date>`now()`,
      documents_at: lastChange(removed > 0),
    });
    return { result: { documents: Number(count), changed, removed, unread } };
  });
  return result;
}

/** When documents of a help centre changed last, also before this fetch, or by being removed in it. */
const lastChange = (isNow: boolean) =>
  sql<Date>`greatest(documents_at, case when ${isNow}::boolean then now() end,
    (select max(last_changed_at) from documents where centre_id = help_centres.id and property_id = help_centres.property_id))`;

/** Notes why a help centre could not be fetched. What it had brought stays. @throws TaskFailed always */
export async function failFetch(task: RunningTask, centre: CentreKey, problem: FetchProblem, unread = 0): Promise<never> {
  await task.portion(async () => {
    await holdCentre(task, centre.id);
    await close(task, centre, { state: "failed", problem, unread });
    return {};
  });
  throw new TaskFailed("centre_not_fetched");
}

async function close({ db }: RunningTask, centre: CentreKey, outcome: UpdateObject<Tables, "help_centres">) {
  await dropPages(db, centre);
  await db.updateTable("help_centres").set(outcome).where("property_id", "=", centre.property_id).where("id", "=", centre.id).execute();
}
