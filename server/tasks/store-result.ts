import { removeFiles, storeFile } from "./task-files.ts";
import type { RunningTask } from "./task-type.ts";
import { type Entry, zipped } from "./zipped.ts";

/** Stores the result of a task as a zip archive. What an attempt that was killed has stored is removed first. */
export async function storeResult(
  { db, files, row }: RunningTask,
  name: string,
  entries: Iterable<Entry> | AsyncIterable<Entry>,
): Promise<void> {
  const earlier = db.selectFrom("task_files").select(["id", "storage_key", "pieces", "byte_size"]);
  await removeFiles({ db, files }, await earlier.where("task_id", "=", row.id).where("kind", "=", "result").execute());
  const owner = { company_id: row.company_id, property_id: row.property_id, task_id: row.id, created_by: row.created_by };
  const file = { ...owner, kind: "result" as const, name, media_type: "application/zip" };
  await storeFile({ db, files }, file, zipped(entries));
}
