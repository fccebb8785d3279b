import { once } from "node:events";
import type { Writable } from "node:stream";
import type pg from "pg";
import { migrations } from "#server/database/migrate.ts";

type Table = { name: string; columns: string[]; key: string[] };
const ROWS_AT_ONCE = 2_000;

/**
 * Writes the whole database as SQL that psql loads into an empty PostgreSQL database: the migrations, then each table as
 * COPY text, then the sequences. Read in one transaction, so it is a consistent snapshot; memory use stays small.
 */
export async function writeDump(pool: pg.Pool, target: Writable): Promise<void> {
  const write = async (text: string) => {
    if (!target.write(text)) await once(target, "drain");
  };
  const client = await pool.connect();
  try {
    await client.query("begin transaction isolation level repeatable read, read only");
    await client.query("set local time zone 'UTC'; set local datestyle = 'ISO'; set local extra_float_digits = 1");
    await write("-- Load into an empty database: psql -v ON_ERROR_STOP=1 -1 -d … -f this-file\n");
    await write("set client_encoding = 'UTF8';\nset standard_conforming_strings = on;\nset time zone 'UTC';\n\n");
    await write(
      "create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now());\n",
    );
    for (const { name, sql } of migrations()) await write(`\n-- ${name}\n${sql}\n`);
    const tables = await tablesInOrder(client);
    for (const table of tables) await writeTable(client, table, write);
    for (const statement of await sequences(client)) await write(`${statement}\n`);
    await write("analyze;\n");
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

async function writeTable(client: pg.PoolClient, table: Table, write: (text: string) => Promise<void>): Promise<void> {
  const columns = table.columns.map(quote).join(", ");
  // As text, whatever the type: PostgreSQL writes a form that it can read back, and JavaScript loses nothing.
  const texts = table.columns.map((column) => `${quote(column)}::text`).join(", ");
  const order = table.key.length > 0 ? ` order by ${table.key.map(quote).join(", ")}` : "";
  await client.query(`declare export_rows no scroll cursor for select ${texts} from ${quote(table.name)}${order}`);
  // What triggers have written while other tables were loaded gives way.
  await write(`delete from ${quote(table.name)};\n`);
  await write(`copy ${quote(table.name)} (${columns}) from stdin;\n`);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({ text: `fetch ${ROWS_AT_ONCE} from export_rows`, rowMode: "array" });
    if (rows.length === 0) break;
    await write(rows.map(copyLine).join(""));
  }
  await write("\\.\n\n");
  await client.query("close export_rows");
}

/** Every table, referenced tables first, so that no row is loaded before the row it refers to. */
async function tablesInOrder(client: pg.PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select c.relname as name,
           array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
                  and a.attgenerated = '' order by a.attnum) as columns,
           array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, n)
                   join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
                  where i.indrelid = c.oid and i.indisprimary order by k.n) as key,
           array(select distinct f.confrelid::regclass::text from pg_constraint f
                  where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = current_schema() and c.relkind = 'r' order by c.relname`);
  const sorted: Table[] = [];
  const visit = (row: (typeof rows)[number]) => {
    if (sorted.includes(row)) return;
    for (const need of row.needs) visit(rows.find(({ name }) => name === need)!);
    sorted.push(row);
  };
  for (const row of rows) visit(row);
  return sorted;
}

/** The next number of each identity column and sequence, even where the rows with the highest numbers were deleted. */
async function sequences(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ table: string; column: string; last: string | null }>(`
    select c.relname as table, a.attname as column,
           pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass)::text as last
      from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = current_schema() and c.relkind = 'r' and a.attidentity <> '' and not a.attisdropped order by 1, 2`);
  const own = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = current_schema() and last_value is not null
      and not exists (select from pg_depend where objid = format('%I.%I', schemaname, sequencename)::regclass and deptype in ('i', 'a'))`);
  return own.rows.map(({ name, last }) => `select setval('${quote(name)}', ${last});`).concat(identities(rows));
}

function identities(rows: { table: string; column: string; last: string | null }[]): string[] {
  return rows
    .filter(({ last }) => last !== null)
    .map(({ table, column, last }) => `select setval(pg_get_serial_sequence('${quote(table)}', '${column}'), ${last});`);
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f", "\v": "\\v" };

/** One row in the text format of COPY: columns between tabs, `\N` for null, control characters escaped. */
export function copyLine(row: (string | null)[]): string {
  return `${row.map((value) => (value === null ? "\\N" : value.replace(/[\\\n\r\t\b\f\v]/g, (character) => ESCAPES[character]!))).join("\t")}\n`;
}
