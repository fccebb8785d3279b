import type { FileStorage } from "@remix-run/file-storage";
import { sql } from "kysely";
import { isTaskId } from "#app/domain/tasks/task.ts";
import type { Database, Row } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { turns } from "#server/http/turns.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { contentOf, findFile, giveToTask, lockUpload } from "#server/tasks/task-files.ts";
import { type ReadBundle, readBundle } from "./read-bundle.ts";
import { UnreadableBundle } from "./read-entries.ts";
import { revisionsOf } from "./revisions.ts";

type Stores = { db: Database; files: FileStorage };

/** Unpacking a bundle and judging all that is in it takes seconds and a hundred megabytes at worst: two at a time, for ten others to wait. */
export const bundleTurns = turns(2, 10, () => refuse.busy(5));

/** Reads a stored bundle. @throws Refusal 422 at `file` when it is none */
export async function readStored({ files }: Stores, file: Pick<Row<"task_files">, "storage_key" | "pieces">): Promise<ReadBundle> {
  try {
    return await readBundle(contentOf(files, file));
  } catch (error) {
    if (error instanceof UnreadableBundle) throw refuse.invalid([{ path: "file", code: error.code }]);
    throw error;
  }
}

/**
 * Prepares the import of an uploaded bundle: a task that waits to be started, in place of the one that the caller has prepared before.
 * @returns its id @throws Refusal 422 when it is no bundle; 404 when its file was removed meanwhile; 503 `busy` while many are read
 */
export async function prepareBundle(stores: Stores, caller: Caller, fileUploadId: string): Promise<string> {
  const { db } = stores;
  const { companyId, propertyId } = caller;
  const file = await findFile(db, companyId, fileUploadId);
  if (!file) throw refuse.notFound();
  const { items } = await bundleTurns(() => readStored(stores, file));
  return db.transaction().execute(async (trx) => {
    await lockUpload(trx, fileUploadId);
    await cancelPrepared(trx, caller);
    const payload = { fileUploadId, revisions: await revisionsOf(trx, propertyId, items) };
    const task = { companyId, propertyId, type: "import-content", payload, by: authorOf(caller) };
    const id = await enqueue(trx, { ...task, status: "prepared" });
    await giveToTask(trx, fileUploadId, id);
    return id;
  });
}

/** A prepared import takes room of the company until it ends. */
async function cancelPrepared(trx: Database, { propertyId, claims }: Caller): Promise<void> {
  await trx
    .updateTable("tasks")
    .set({ status: "cancelled", cancel_asked: true, finished_at: sql`now()` })
    .where("property_id", "=", propertyId)
    .where("type", "=", "import-content")
    .where("created_by", "=", claims.sub)
    .where("status", "=", "prepared")
    .execute();
}

/** A task of a type and of the caller's property. @throws Refusal 404 */
export async function taskOfProperty(db: Database, { companyId, propertyId }: Caller, type: string, job: string): Promise<Row<"tasks">> {
  if (!isTaskId(job)) throw refuse.notFound();
  return db
    .selectFrom("tasks")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("property_id", "=", propertyId)
    .where("type", "=", type)
    .where("id", "=", job)
    .executeTakeFirstOrThrow(refuse.notFound);
}
