import { randomUUID } from "node:crypto";
import { TASK_LIMITS } from "#app/domain/tasks/task-limits.ts";
import type { Database } from "#server/database/tables.ts";
import type { Parts } from "#server/parts.ts";
import type { TaskType } from "#server/tasks/task-type.ts";
import { workOnce } from "#server/tasks/task-worker.ts";
import { TASK_TYPES } from "#server/tasks/types.ts";
import type { Tenant } from "./tenant.ts";

/** Works on what waits until a task has ended. @returns the task as it is then */
export async function untilEnded({ api, db }: Pick<Tenant, "api" | "db">, id: string) {
  for (;;) {
    const task = await taskOf(db, id);
    if (task.finished_at) return task;
    if (!(await workOnce({ ...api.parts, files: api.files }))) throw new Error(`task ${id} waits, but cannot be claimed`);
  }
}

/**
 * Works on one task once, whatever it waits for and whatever earlier tests left in other companies: a worker would take that first.
 * @returns the task as it is then
 */
export async function workOn(
  { api, db, companyId }: Pick<Tenant, "api" | "db" | "companyId">,
  id: string,
  { parts = api.parts, types = TASK_TYPES }: { parts?: Parts; types?: Record<string, TaskType> } = {},
) {
  await onlyTasksOf(db, [companyId]);
  await db
    .updateTable("tasks")
    .set({ run_after: new Date(0) })
    .where("id", "=", id)
    .execute();
  if (!(await workOnce({ ...parts, files: api.files }, randomUUID(), types))) throw new Error(`task ${id} cannot be claimed`);
  return taskOf(db, id);
}

const taskOf = (db: Database, id: string) => db.selectFrom("tasks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** Ends what earlier tests left waiting or running in other companies, so that what is claimed next is theirs. */
export async function onlyTasksOf(db: Database, companies: number[]): Promise<void> {
  await db
    .updateTable("tasks")
    .set({ status: "cancelled" })
    .where("company_id", "not in", companies)
    .where("status", "in", ["waiting", "running"])
    .execute();
}

/** Gives a company as many tasks as it may have, but `left`. */
export async function fillTasks({ db, companyId }: Pick<Tenant, "db" | "companyId">, left = 0): Promise<void> {
  const task = { company_id: companyId, type: "export-users", status: "prepared" as const };
  await db
    .insertInto("tasks")
    .values(Array.from({ length: TASK_LIMITS.open - left }, () => task))
    .execute();
}

/** What uploads answer: a prepared import, or the id of a file; or a refusal. */
type Uploaded = Record<string, unknown> & { id: string; fileUploadId: string };

/** An upload of a file to the upstream, by somebody of a tenant. */
export async function sendUpload(
  tenant: Tenant,
  path: string,
  name: string,
  content: string | Uint8Array,
  kind: Parameters<Tenant["person"]>[0] = "company admin",
) {
  const form = new FormData();
  form.append("file", new File([content as BlobPart], name));
  const { token } = await tenant.person(kind);
  const url = `http://api.test${path.replaceAll(":c", String(tenant.companyId))}`;
  const answer = await tenant.api.fetch(new Request(url, { method: "POST", headers: { authorization: `Bearer ${token}` }, body: form }));
  return { status: answer.status, body: (await answer.json()) as Uploaded };
}
