import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { requireRoomForTask } from "./room.ts";
import type { TaskRow } from "./task-type.ts";

/** How long a worker holds a task without saying that it still works on it, in seconds. */
export const LEASE_SECONDS = 30;
/** How often a task is tried that fails without having come any further. */
export const MOST_ATTEMPTS = 5;
/** Seconds before the second attempt; each further one waits twice as long. */
const BACK_OFF = { first: 5, most: 600 };

export type NewTask = {
  companyId: number;
  /** Left out for work of the whole company. */
  propertyId?: number | null;
  type: string;
  payload?: object;
  /** What it begins with, and no call answers. */
  state?: object;
  /** Who asked for it. */
  by: { id: string; name: string } | null;
  /** A prepared task waits until it is started. */
  status?: "waiting" | "prepared";
};

/**
 * Adds a task in the caller's transaction, which locks nothing behind it: it runs if, and once, that is committed.
 * @returns its id
 * @throws Refusal 409 when too many of the company have not ended
 */
export async function enqueue(db: Database, task: NewTask): Promise<string> {
  await requireRoomForTask(db, task.companyId);
  const { id } = await db
    .insertInto("tasks")
    .values({
      company_id: task.companyId,
      property_id: task.propertyId ?? null,
      type: task.type,
      status: task.status ?? "waiting",
      payload: JSON.stringify(task.payload ?? {}),
      state: JSON.stringify(task.state ?? {}),
      created_by: task.by?.id ?? null,
      created_by_name: task.by?.name ?? null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Says that the worker still holds the task, with how far it is. Within a transaction the row stays its own until the end, so that nobody else
 * takes the task between. @returns what holds it up, or null
 */
export async function hold(
  db: Database,
  { id, worker }: Pick<TaskRow, "id" | "worker">,
  reached: { stage?: string; done?: number; total?: number | null; state?: string; attempts?: number } = {},
): Promise<"cancelled" | "lost" | null> {
  const row = await db
    .updateTable("tasks")
    .set({ ...reached, leased_until: lease() })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "running")
    .returning("cancel_asked")
    .executeTakeFirst();
  if (!row) return "lost";
  return row.cancel_asked ? "cancelled" : null;
}

type End = { status: "done"; result: object } | { status: "failed"; error: string; result?: object } | { status: "cancelled" };

/** Ends a task that the worker still holds. */
export async function end(db: Database, { id, worker }: Pick<TaskRow, "id" | "worker">, how: End): Promise<void> {
  const { result, ...rest } = { result: undefined, ...how };
  await db
    .updateTable("tasks")
    .set({
      ...rest,
      ...(result && { result: JSON.stringify(result) }),
      worker: null,
      leased_until: null,
      finished_at: sql`now()`,
    })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "running")
    .execute();
}

/** Gives a task back: at once when its process stops, later each time after an error. */
export async function giveBack(db: Database, { id, worker, attempts }: TaskRow, why: "stopping" | "error"): Promise<void> {
  const seconds = why === "stopping" ? 0 : Math.min(BACK_OFF.most, BACK_OFF.first * 2 ** (attempts - 1));
  await db
    .updateTable("tasks")
    .set({
      status: "waiting",
      worker: null,
      leased_until: null,
      run_after: sql`now() + make_interval(secs => ${seconds})`,
      ...(why === "stopping" && { attempts: sql`greatest(0, attempts - 1)` }),
    })
    .where("id", "=", id)
    .where("worker", "=", worker)
    .where("status", "=", "running")
    .execute();
}

/** The embedded database has one process: whatever is still running there belongs to one that has ended. */
export async function takeBackAll(db: Database): Promise<void> {
  await db.updateTable("tasks").set({ status: "waiting", worker: null, leased_until: null }).where("status", "=", "running").execute();
}

/** When a worker that is not heard of again loses its task. */
export function lease() {
  return sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;
}
