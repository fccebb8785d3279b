import fs from "node:fs";
import path from "node:path";
import type pg from "pg";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { JoiningDialect } from "./joining-dialect.ts";
import { openPostgres } from "./open-postgres.ts";
import type { Database } from "./tables.ts";
import { ScopedKysely } from "./transaction-scope.ts";

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  kind: "embedded" | "postgres";
  /** Analyses, vacuums and writes a checkpoint where needed. PostgreSQL does that itself, so there this only analyses. */
  maintain(): Promise<void>;
  close(): Promise<void>;
};

/** How long one statement may run before it is cancelled. */
export const STATEMENT_LIMIT_MS = 30_000;

/**
 * Opens PostgreSQL at `databaseUrl`, or else the embedded database in `dataDir`, which one process at a time may hold.
 * @throws DirectoryInUse when another process holds `dataDir`
 */
export async function openDatabase(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
  /** What a new embedded database starts from: an archive made by `dump`. */
  template?: string;
  statementLimit?: number;
}): Promise<OpenDatabase> {
  const statementLimit = where.statementLimit ?? STATEMENT_LIMIT_MS;
  if (where.databaseUrl) {
    const pool = openPostgres(where.databaseUrl, statementLimit);
    return assemble(
      "postgres",
      pool,
      async () => void (await pool.query("analyze")),
      () => pool.end(),
    );
  }
  // What is stored about people is nobody else's on the machine.
  fs.mkdirSync(where.dataDir, { recursive: true, mode: 0o700 });
  const embedded = await openEmbedded({ folder: path.resolve(where.dataDir, "database"), template: where.template }, statementLimit);
  return assemble("embedded", embedded.pool, embedded.maintain, embedded.close);
}

/** An embedded database in memory, from a template when one is given. `dump` makes a template of its current state. */
export async function openMemoryDatabase(template?: string): Promise<OpenDatabase & { dump(): Promise<Uint8Array> }> {
  const embedded = await openEmbedded({ template }, STATEMENT_LIMIT_MS);
  return { ...assemble("embedded", embedded.pool, embedded.maintain, embedded.close), dump: embedded.dump };
}

function assemble(kind: OpenDatabase["kind"], pool: pg.Pool, maintain: () => Promise<void>, close: () => Promise<void>): OpenDatabase {
  return { kind, pool, db: new ScopedKysely({ dialect: new JoiningDialect({ pool }) }), maintain, close };
}
