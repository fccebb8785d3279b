import { randomUUID } from "node:crypto";
import type { FileStorage } from "@remix-run/file-storage";
import { sql } from "kysely";
import type { Database, Row } from "#server/database/tables.ts";
import { eachApart } from "#server/each-apart.ts";
import { refuse } from "#server/http/refusal.ts";
import { requireRoomForUpload } from "./room.ts";

type FileRow = Row<"task_files">;
export type NewFile = Pick<FileRow, "company_id" | "property_id" | "kind" | "name" | "media_type"> & {
  task_id?: string | null;
  created_by?: string | null;
};
export type Stores = { db: Database; files: FileStorage };

/** Files are stored in pieces, so that none is ever in memory as a whole, whatever the store. */
const PIECE_BYTES = 4_000_000;

/** What nobody finishes or imports is removed after a day, so that it takes no room for long. */
const UNUSED_FOR = sql<Date>`now() + interval '1 day'`;
const USED_FOR = sql<Date>`now() + interval '30 days'`;

/**
 * Stores a file as it comes. Its row is written first, without a number of pieces, so that what a killed process leaves is found and removed
 * in time. `mostBytes`, for an upload, is what it takes of the company's room while it comes, and ends it with null: nothing of it stays.
 * @throws Refusal 409 when the company has no room for an upload, or when the file was removed while it came
 */
export async function storeFile({ db, files }: Stores, file: NewFile, content: AsyncIterable<Uint8Array>, mostBytes?: number) {
  const storage_key = `tasks/${randomUUID()}`;
  const row = await db.transaction().execute(async (trx) => {
    if (mostBytes !== undefined) await requireRoomForUpload(trx, file.company_id, mostBytes);
    const begun = { ...file, storage_key, byte_size: String(mostBytes ?? 0), expires_at: UNUSED_FOR };
    return trx.insertInto("task_files").values(begun).returning("id").executeTakeFirstOrThrow();
  });
  let pieces = 0;
  let size = 0;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  const put = async () => {
    await files.set(pieceKey(storage_key, pieces), new File(waiting as BlobPart[], String(pieces)));
    pieces++;
    waiting = [];
    bytes = 0;
  };
  try {
    for await (const part of content) {
      size += part.byteLength;
      if (mostBytes !== undefined && size > mostBytes) throw new TooLarge();
      waiting.push(part);
      bytes += part.byteLength;
      if (bytes >= PIECE_BYTES) await put();
    }
    if (bytes > 0) await put();
    const { numUpdatedRows } = await db
      .updateTable("task_files")
      .set({ pieces, byte_size: String(size), ...(file.kind !== "upload" && { expires_at: USED_FOR }) })
      .where("id", "=", row.id)
      .executeTakeFirst();
    // The erasure of a person removed it meanwhile, because it could not tell whether it holds them: its last pieces must not stay.
    if (numUpdatedRows === 0n) throw refuse.conflict("upload_removed");
    return { id: row.id, bytes: size };
  } catch (error) {
    await removePieces(files, storage_key, pieces + 1);
    await db.deleteFrom("task_files").where("id", "=", row.id).execute();
    if (error instanceof TooLarge) return null;
    throw error;
  }
}

class TooLarge extends Error {}

/**
 * Locks an upload before its task is added, so that none is added to a file that is gone, and those who prepare or import it at once come one
 * after the other. @throws Refusal 404 when it is gone
 */
export function lockUpload(trx: Database, fileId: string) {
  const row = trx.selectFrom("task_files").select("task_id").where("id", "=", fileId).forUpdate();
  return row.executeTakeFirstOrThrow(refuse.notFound);
}

/** Gives an uploaded file, which is locked, to the task that imports it, in the transaction that adds that one. */
export async function giveToTask(trx: Database, fileId: string, taskId: string): Promise<void> {
  await trx.updateTable("task_files").set({ task_id: taskId, expires_at: USED_FOR }).where("id", "=", fileId).execute();
}

/** The bytes of a stored file, piece by piece. */
export async function* contentOf(files: FileStorage, { storage_key, pieces }: Pick<FileRow, "storage_key" | "pieces">) {
  for (let at = 0; at < (pieces ?? 0); at++) {
    const piece = await files.get(pieceKey(storage_key, at));
    if (!piece) throw new Error("A piece of a stored file is missing.");
    yield* piece.stream() as unknown as AsyncIterable<Uint8Array>;
  }
}

/** A finished file of a company, by its id; null where there is none. */
export async function findFile(db: Database, companyId: number, id: string): Promise<FileRow | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  const query = db.selectFrom("task_files").selectAll().where("company_id", "=", companyId).where("id", "=", id);
  return (await query.where("pieces", "is not", null).executeTakeFirst()) ?? null;
}

/**
 * Removes the bytes of files, then their rows, each file apart.
 * @throws AggregateError once all have been tried, if any could not be removed: those are still listed
 */
export async function removeFiles(
  { db, files }: Stores,
  rows: Pick<FileRow, "id" | "storage_key" | "pieces" | "byte_size">[],
): Promise<void> {
  await eachApart(rows, async ({ id, storage_key, pieces }) => {
    await removePieces(files, storage_key, pieces ?? (await unfinishedPieces(files, storage_key)));
    await db.deleteFrom("task_files").where("id", "=", id).execute();
  });
}

async function unfinishedPieces(files: FileStorage, key: string): Promise<number> {
  let count = 0;
  while (await files.has(pieceKey(key, count))) count++;
  return count;
}

async function removePieces(files: FileStorage, key: string, count: number): Promise<void> {
  for (let at = 0; at < count; at++) await files.remove(pieceKey(key, at));
}

const pieceKey = (key: string, at: number) => `${key}/${at}`;
