import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import pg from "pg";
import { migrate, migrations } from "#server/database/migrate.ts";
import { openMemoryDatabase } from "#server/database/open-database.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const CACHE = path.join(ROOT, "node_modules/.cache/handrail");

/** Changes with the migrations and with the engine that wrote the template. */
function fingerprint(): string {
  const engine = fs.readFileSync(path.join(ROOT, "node_modules/@electric-sql/pglite/package.json"), "utf8");
  const parts = [engine, ...migrations().flatMap(({ name, checksum }) => [name, checksum])];
  return createHash("sha256").update(parts.join()).digest("hex").slice(0, 16);
}

/** The archive of a migrated, otherwise empty embedded database; made once per set of migrations. */
export async function embeddedTemplate(): Promise<string> {
  const file = path.join(CACHE, `template-${fingerprint()}.tar`);
  if (fs.existsSync(file)) return file;
  fs.mkdirSync(CACHE, { recursive: true });
  for (const old of fs.readdirSync(CACHE)) if (old.startsWith("template-")) fs.rmSync(path.join(CACHE, old));
  const database = await openMemoryDatabase();
  await migrate(database.pool);
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, await database.dump());
  fs.renameSync(draft, file);
  await database.close();
  return file;
}

/** The name of a migrated database on the server at `url`, to be copied by `create database … template …`. */
export async function postgresTemplate(url: string): Promise<string> {
  const name = `handrail_template_${fingerprint()}`;
  const admin = new pg.Client(url);
  await admin.connect();
  try {
    const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return name;
    const draft = `${name}_draft`;
    await admin.query(`drop database if exists ${draft}`);
    await admin.query(`create database ${draft} template template0 encoding 'UTF8'`);
    const pool = new pg.Pool({ connectionString: withDatabase(url, draft) });
    await migrate(pool);
    await pool.end();
    await admin.query(`alter database ${draft} rename to ${name}`);
    return name;
  } finally {
    await admin.end();
  }
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
