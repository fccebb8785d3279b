import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Writable } from "node:stream";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { findPostgres, findPsql, startPostgres } from "#tests/support/postgres.mjs";
import { copyLine, writeDump } from "./write-dump.ts";

const database = await freshDatabase();
afterAll(database.close);

const AWKWARD = "tab\tline\nreturn\r back\\slash \\N \\. 'quote' \u0001 🎈 ünï ‏עברית";

async function dump(): Promise<string> {
  let text = "";
  const target = new Writable({
    write: (chunk, _encoding, done) => {
      text += chunk;
      done();
    },
  });
  await writeDump(database.pool, target);
  return text;
}

async function fill(): Promise<void> {
  const { pool } = database;
  await pool.query("insert into companies (id, name, limits) values (41, $1, $2) on conflict do nothing", [AWKWARD, { note: AWKWARD }]);
  await pool.query("insert into companies (name) values ('deleted'), ('kept')");
  await pool.query("insert into properties (company_id, name) values (41, 'P')");
  await pool.query(
    `insert into foreign_users (property_id, foreign_id, attributes)
      select p.id, n::text, jsonb_build_object('n', n) from properties p, generate_series(1, 4500) n`,
  );
  await pool.query("insert into tags (property_id, name) select id, 'Cart' from properties");
}

test("a row in COPY's text form", () => {
  expect(copyLine(["a\tb\\c\nd", null, "", "\\N"])).toBe("a\\tb\\\\c\\nd\t\\N\t\t\\\\N\n");
});

test("every table is written, those referred to before those that refer", async () => {
  await fill();
  const text = await dump();
  expect(text.indexOf('copy "companies"')).toBeLessThan(text.indexOf('copy "properties"'));
  expect(text.indexOf('copy "managers"')).toBeLessThan(text.indexOf('copy "role_assignments"'));
  const { rows } = await database.pool.query("select count(*)::int as n from information_schema.tables where table_schema = 'public'");
  expect(text.match(/^copy /gm)).toHaveLength(rows[0].n);
});

const psql = findPsql();

test.runIf(psql && findPostgres())(
  "psql loads it into PostgreSQL: same rows, and the next ids follow on",
  { timeout: 60_000 },
  async () => {
    const { folder, remove } = temporaryFolder();
    const server = await startPostgres();
    const file = path.join(folder, "dump.sql");
    fs.writeFileSync(file, await dump());
    execFileSync(psql ?? "", ["-v", "ON_ERROR_STOP=1", "-1", "-q", "-d", server.url, "-f", file], {
      stdio: "pipe",
    });
    const copy = await openDatabase({ databaseUrl: server.url, dataDir: "" });
    // Also of tables that triggers write to.
    const everything = ["companies", "foreign_users", "person_numbers", "targeting_history"]
      .map((table) => `select to_jsonb(${table}) as row from ${table}`)
      .join(" union all ")
      .concat(" order by 1");
    expect((await copy.pool.query(everything)).rows).toEqual((await database.pool.query(everything)).rows);
    const next = "insert into foreign_users (property_id, foreign_id) select min(id), 'next' from properties returning id";
    expect((await copy.pool.query(next)).rows).toEqual((await database.pool.query(next)).rows);
    await copy.close();
    await server.stop();
    remove();
  },
);
