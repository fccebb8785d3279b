import { createHash } from "node:crypto";
import fs from "node:fs";
import type pg from "pg";

export type Migration = { name: string; sql: string; checksum: string };

const FOLDER = new URL("./migrations/", import.meta.url);
/** A lock number that no other program on the same server uses. */
const LOCK = 7_204_118_390;

/** The numbered SQL files in order. Files are read with their line ends normalised, so a checkout on Windows has the same checksums. */
export function migrations(folder: URL = FOLDER): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(new URL(name, folder), "utf8").replaceAll("\r\n", "\n");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/**
 * Applies the missing files, each once, in one transaction under a lock: instances that start together wait for each other.
 * @returns the names applied now
 * @throws when an applied file was changed, or is missing here (the database is newer than this program)
 */
export async function migrate(pool: pg.Pool, files: Migration[] = migrations()): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await client.query("set local lock_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    await client.query(
      "create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())",
    );
    const { rows } = await client.query<{ name: string; checksum: string }>("select name, checksum from migrations order by name");
    const missing = notYetApplied(files, rows);
    for (const file of missing) {
      await client.query(file.sql);
      await client.query("insert into migrations (name, checksum) values ($1, $2)", [file.name, file.checksum]);
    }
    await client.query("commit");
    return missing.map((file) => file.name);
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function notYetApplied(files: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  for (const { name, checksum } of applied) {
    const file = files.find((candidate) => candidate.name === name);
    if (!file)
      throw new Error(`The database holds migration ${name}, which this program does not know: it was written by a newer version.`);
    if (file.checksum !== checksum)
      throw new Error(`Migration ${name} was changed after it was applied. Restore it and add a new file instead.`);
  }
  const names = new Set(applied.map(({ name }) => name));
  return files.filter((file) => !names.has(file.name));
}
