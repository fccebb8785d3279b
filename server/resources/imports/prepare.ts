import type { FileStorage } from "@remix-run/file-storage";
import { sql } from "kysely";
import type { WirePrepared } from "#app/contracts/imports.ts";
import { type Suggestion, suggest } from "#app/domain/imports/matching.ts";
import { newKeyOf } from "#app/domain/imports/new-key.ts";
import { isTaskId } from "#app/domain/tasks/task.ts";
import type { Database, Row } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { refuse } from "#server/http/refusal.ts";
import { propertiesSeenBy } from "#server/resources/attributes/owner.ts";
import { authorOf } from "#server/resources/content/author.ts";
import { enqueue, type NewTask } from "#server/tasks/queue.ts";
import { contentOf, findFile, giveToTask, lockUpload } from "#server/tasks/task-files.ts";
import { type Inspected, inspect, UnreadableFile } from "./inspect.ts";
import { namesakesOf } from "./namesakes.ts";

/** What an import knows of its file; with a plan (`start.ts`) it can start. */
export type ImportPayload = { fileUploadId: string } & Partial<Inspected>;

/** Who imports into which company, and whose properties they see; with the role of a property (`own`), with files and imports of their own alone. */
export type Who = { companyId: number; by: NonNullable<NewTask["by"]>; own: boolean; sees: number[] | null };

export function whoImports(caller: Caller): Who {
  return { companyId: caller.companyId, by: authorOf(caller), own: caller.role?.scope === "property", sees: propertiesSeenBy(caller) };
}

/** An uploaded file that the caller may import. @throws Refusal 404 */
export async function uploadOf(db: Database, { companyId, by, own }: Who, id: string): Promise<Row<"task_files">> {
  const file = await findFile(db, companyId, id);
  if (file?.kind !== "upload" || (own && file.created_by !== by.id)) throw refuse.notFound();
  return file;
}

/**
 * Prepares the import of an uploaded file: a task that waits to be started, and what the file's columns probably are.
 * @throws Refusal 404 for a file that is not the company's, 422 for one that no import can be made of
 */
export async function prepareImport(db: Database, files: FileStorage, who: Who, fileUploadId: string): Promise<WirePrepared> {
  const { companyId, by } = who;
  const file = await uploadOf(db, who, fileUploadId);
  const inspected = await inspectFile(files, file);
  const payload: ImportPayload = { fileUploadId, ...inspected };
  return db.transaction().execute(async (trx) => {
    const waiting = await preparedOf(trx, file.id);
    const id = waiting ?? (await enqueue(trx, { companyId, type: "import-users", payload, by, status: "prepared" }));
    if (!waiting) await giveToTask(trx, file.id, id);
    return withSuggestions(trx, who, id, inspected);
  });
}

/** The import that waits for this file to be started; a file has one. */
async function preparedOf(trx: Database, fileId: string): Promise<string | null> {
  const { task_id } = await lockUpload(trx, fileId);
  if (task_id === null) return null;
  const task = trx.selectFrom("tasks").select("id").where("id", "=", task_id).where("status", "=", "prepared");
  return (await task.executeTakeFirst())?.id ?? null;
}

/** The columns of a file. @throws Refusal 422 when no import can be made of it */
export async function inspectFile(files: FileStorage, file: Pick<Row<"task_files">, "storage_key" | "pieces">): Promise<Inspected> {
  try {
    return await inspect(contentOf(files, file));
  } catch (error) {
    if (error instanceof UnreadableFile) throw refuse.invalid([{ path: "file", code: error.code }]);
    throw error;
  }
}

/** A prepared import of a company. @throws Refusal 404 */
export async function readPrepared(db: Database, who: Who, job: string): Promise<WirePrepared> {
  const { id, payload } = await preparedTask(db, who, job);
  return withSuggestions(db, who, id, { columns: [], lines: 1, ...(payload as ImportPayload) });
}

/** @throws Refusal 404 for anything but a prepared import of the company */
export async function preparedTask(db: Database, { companyId, by, own }: Who, job: string): Promise<Row<"tasks">> {
  if (!isTaskId(job)) throw refuse.notFound();
  return db
    .selectFrom("tasks")
    .selectAll()
    .where("company_id", "=", companyId)
    .where("id", "=", job)
    .where("type", "=", "import-users")
    .where("status", "=", "prepared")
    .$if(own, (query) => query.where("created_by", "=", by.id))
    .executeTakeFirstOrThrow(refuse.notFound);
}

async function withSuggestions(
  db: Database,
  { companyId, sees }: Who,
  id: string,
  { columns, lines, exact = false, unreadable = null }: Pick<Inspected, "columns" | "lines"> & Partial<Inspected>,
): Promise<WirePrepared> {
  const suggestions = await suggestionsFor(db, companyId, columns);
  const keys = columns.map(({ name }, at) => newKeyOf({ name, id: String(at) }));
  const namesakes = await namesakesOf(db, companyId, sees, keys);
  return {
    company: companyId,
    id,
    details: {
      rows: lines - 1,
      exact,
      unreadable,
      columns: columns.map(({ name, samples }, at) => ({
        id: String(at),
        name,
        samples,
        suggestion: suggestions[at] ?? { match: 0, isIdentifier: false, attributeId: null },
        namesake: namesakes.get(keys[at] ?? "") ?? null,
      })),
    },
  };
}

/** What each column of a file probably is. */
export async function suggestionsFor(db: Database, companyId: number, columns: Inspected["columns"]): Promise<Suggestion[]> {
  const attributes = await importableAttributes(db, companyId);
  const known = attributes.map(({ id, key, display_name }) => ({ id, key, displayName: display_name }));
  return suggest(
    columns.map(({ name }) => name),
    known,
  );
}

/** The attributes that a column may become: those of the company that are not archived. */
export function importableAttributes(db: Database, companyId: number) {
  return db
    .selectFrom("attributes")
    .select(["id", "key", "display_name", "data_type"])
    .where("company_id", "=", companyId)
    .where("property_id", "is", sql.lit(null))
    .where("status", "=", "public")
    .orderBy("key")
    .execute();
}
