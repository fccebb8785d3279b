import type { FileStorage } from "@remix-run/file-storage";
import { unzipSync } from "fflate";
import { sql } from "kysely";
import type { Database } from "#server/database/tables.ts";
import { contentOf } from "#server/tasks/task-files.ts";

/** The tables of which some row holds a text in any column, by how many rows. */
export async function tablesWith(db: Database, text: string): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found: [string, number][] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(name)} as held
      where position(${text.toLowerCase()} in lower(held::text)) > 0`.execute(db);
    if (rows[0]?.count) found.push([name, rows[0].count]);
  }
  return Object.fromEntries(found);
}

/** How many stored files hold a text, archives unpacked. */
export async function filesWith(files: FileStorage, text: string): Promise<number> {
  let found = 0;
  for (let cursor: string | undefined; ; ) {
    const page = await files.list({ cursor });
    for (const { key } of page.files) {
      const file = await files.get(key);
      if (file && (await textOf(file)).toLowerCase().includes(text.toLowerCase())) found++;
    }
    cursor = page.cursor;
    if (cursor === undefined) return found;
  }
}

async function textOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const texts = isArchive ? Object.values(unzipSync(bytes)) : [bytes];
  return texts.map((each) => new TextDecoder().decode(each)).join("\n");
}

/** The texts in the archive that a task made, by their names. */
export async function archiveOf({ db, files }: { db: Database; files: FileStorage }, task: string): Promise<Record<string, string>> {
  const file = await db
    .selectFrom("task_files")
    .selectAll()
    .where("task_id", "=", task)
    .where("kind", "=", "result")
    .executeTakeFirstOrThrow();
  const parts: Uint8Array[] = [];
  for await (const part of contentOf(files, file)) parts.push(part);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  return Object.fromEntries(Object.entries(unzipSync(Buffer.concat(parts))).map(([name, bytes]) => [name, decoder.decode(bytes)]));
}
