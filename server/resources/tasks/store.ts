import { sql } from "kysely";
import type { ParsedQuery } from "#app/contracts/call.ts";
import type { taskCalls, WireJob } from "#app/contracts/tasks.ts";
import { isTaskId, TASK_STATUSES, type TaskStatus, typesThat } from "#app/domain/tasks/task.ts";
import { stampOf } from "#server/database/stamp.ts";
import type { Database, Row } from "#server/database/tables.ts";
import { refuse } from "#server/http/refusal.ts";

/** Whose tasks: those of a company, or with `only` just those of these properties and those that this manager (`own`) has started. */
export type Whose = { companyId: number; only: number[] | null; own: string };

const STORED: Record<TaskStatus, Row<"tasks">["status"]> = {
  prepared: "prepared",
  waiting: "waiting",
  "in progress": "running",
  done: "done",
  failed: "failed",
  cancelled: "cancelled",
};
export const wireStatus = (stored: Row<"tasks">["status"]) => TASK_STATUSES.find((status) => STORED[status] === stored)!;

function ofCompany(db: Database, { companyId, only, own }: Whose) {
  return db
    .selectFrom("tasks")
    .where("company_id", "=", companyId)
    .$if(only !== null, (query) => query.where(sql<boolean>`(property_id = any(${only}::integer[]) or created_by = ${own})`));
}

/** A page of tasks, newest first. */
export async function listTasks(db: Database, whose: Whose, { type, status, ids, page, limit }: ParsedQuery<typeof taskCalls.listJobs>) {
  const found = ofCompany(db, whose)
    .$if(type !== undefined, (query) => query.where("type", "=", type ?? ""))
    .$if(status !== undefined, (query) => query.where("status", "=", STORED[status ?? "done"]))
    .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []));
  const rows = await found
    .select(SHOWN)
    .orderBy("id", "desc")
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found.select((all) => all.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return { data: await withFiles(db, rows), pagination: { page, limit, total: Number(total) } };
}

/** One task. @throws Refusal 404 */
export async function getTask(db: Database, whose: Whose, id: string): Promise<Row<"tasks">> {
  if (!isTaskId(id)) throw refuse.notFound();
  return ofCompany(db, whose).selectAll().where("id", "=", id).executeTakeFirstOrThrow(refuse.notFound);
}

/** Ends a task that has not begun, and asks one that runs to end. @throws Refusal 404; 409 when it has ended already */
export async function cancelTask(db: Database, whose: Whose, id: string): Promise<void> {
  const { id: known } = await getTask(db, whose, id);
  const { numUpdatedRows } = await db
    .updateTable("tasks")
    .set({
      cancel_asked: true,
      status: sql`case when status = 'running' then status else 'cancelled' end`,
      finished_at: sql`case when status = 'running' then finished_at else now() end`,
    })
    .where("id", "=", known)
    .where("status", "in", ["prepared", "waiting", "running"])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw refuse.conflict("task_ended");
}

/** What is told of a task. What it was asked and what it has reached may be large. */
const SHOWN = [
  ...(["id", "type", "property_id", "status", "stage", "done", "total", "cancel_asked", "error", "result"] as const),
  ...(["created_by_name", "created_at", "started_at", "finished_at"] as const),
] as const;

/** Tasks as the wire has them, with the files that can be fetched. */
export async function withFiles(db: Database, rows: Pick<Row<"tasks">, (typeof SHOWN)[number]>[]): Promise<WireJob[]> {
  if (rows.length === 0) return [];
  const files = await db
    .selectFrom("task_files")
    .select(["id", "task_id", "kind", "name", "media_type", "byte_size", "expires_at"])
    .where(
      "task_id",
      "in",
      rows.map(({ id }) => id),
    )
    .where("pieces", "is not", null)
    .orderBy("id")
    .execute();
  const subjects = await subjectsOf(db, rows);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    propertyId: row.property_id,
    status: wireStatus(row.status),
    stage: row.stage,
    done: Number(row.done),
    total: row.total === null ? null : Number(row.total),
    isStopping: row.cancel_asked && row.status === "running",
    error: row.error,
    result: row.result ?? {},
    // A task that goes on has no files yet: what stands there is of an attempt that ended halfway.
    files: files
      .filter(({ task_id, kind }) => task_id === row.id && kind !== "upload" && row.status !== "running")
      .map((file) => ({
        id: file.id,
        kind: file.kind as "result" | "refused",
        fileType: fileTypeOf(file),
        name: file.name,
        byteSize: Number(file.byte_size),
        expiresAt: stampOf(file.expires_at),
      })),
    fileName: files.find(({ task_id, kind }) => task_id === row.id && kind === "upload")?.name ?? null,
    subject: subjects.get(row.id) ?? null,
    createdBy: row.created_by_name,
    createdAt: stampOf(row.created_at),
    startedAt: stampOf(row.started_at),
    finishedAt: stampOf(row.finished_at),
  }));
}

/** Whom or what tasks are about, where that is more than a kind of work. */
async function subjectsOf(db: Database, rows: Pick<Row<"tasks">, "id">[]): Promise<Map<string, string | null>> {
  const ids = rows.map(({ id }) => id);
  const { rows: found } = await sql<{ id: string; subject: string | null }>`
    select tasks.id, coalesce(nullif(tasks.payload ->> 'search', ''), tasks.payload ->> 'title', known.public_id, seen.foreign_id) as subject from tasks
      left join company_users known on known.company_id = tasks.company_id and known.id = (tasks.payload ->> 'userId')::integer
      left join foreign_users seen on seen.id = (tasks.payload ->> 'userId')::integer
        and seen.property_id in (select id from properties where company_id = tasks.company_id)
    where tasks.id = any(${ids}::bigint[]) and tasks.type = any(${WITH_SUBJECT}::text[])`.execute(db);
  return new Map(found.map(({ id, subject }) => [id, subject]));
}

/** A search, a title, or somebody's id. */
const WITH_SUBJECT = ["export-users", "copy-guide", "fetch-help-centre", ...typesThat("aboutOne")];

/** What a file is asked for by. */
export function fileTypeOf({ kind, media_type }: Pick<Row<"task_files">, "kind" | "media_type">): string {
  if (kind === "refused") return "refused";
  return media_type === "application/zip" ? "zip" : "csv";
}
