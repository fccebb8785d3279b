import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/database/open-database.ts";
import { temporaryFolder } from "#tests/support/folder.ts";
import { embeddedTemplate } from "#tests/support/template.ts";

const { folder, remove } = temporaryFolder();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ dataDir: folder, template: await embeddedTemplate(), statementLimit: 1_500 });
});
afterAll(async () => {
  await database.close();
  remove();
});

test("a statement that takes too long is ended, and the database goes on with all that was written", async () => {
  await database.pool.query("insert into companies (name) values ('written before')");
  await expect(database.pool.query("select count(*) from generate_series(1, 3000000000)")).rejects.toMatchObject({ code: "57014" });
  expect((await database.pool.query("select name from companies")).rows).toEqual([{ name: "written before" }]);
});

test("a statement that is ended on a connection in use is a failed query, and not the end of the process", async () => {
  const { db } = database;
  const uncaught: unknown[] = [];
  const note = (error: unknown) => uncaught.push(error);
  process.on("uncaughtException", note);
  onTestFinished(() => void process.off("uncaughtException", note));
  const tooLong = sql`select count(*) from generate_series(1, 3000000000)`;
  await expect(tooLong.execute(db)).rejects.toMatchObject({ code: "57014" });
  await expect(db.transaction().execute((trx) => tooLong.execute(trx))).rejects.toMatchObject({ code: "57014" });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  expect(uncaught).toEqual([]);
});

test("COPY FROM STDIN, which would end the engine, is an ordinary error", async () => {
  await expect(database.pool.query("copy companies from stdin")).rejects.toMatchObject({ code: "0A000" });
  await expect(database.pool.query({ text: "copy companies (name) from stdin with csv", values: [] })).rejects.toMatchObject({
    code: "0A000",
  });
  expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a query does not stop the event loop", async () => {
  let turns = 0;
  const clock = setInterval(() => turns++, 5);
  await database.pool.query("select count(*) from generate_series(1, 1000000)");
  clearInterval(clock);
  // A blocked event loop would have run at most once, at the end.
  expect(turns).toBeGreaterThan(2);
});

test("maintenance teaches the planner the size of a table that grew", async () => {
  await database.pool.query("insert into companies (name) select 'n' || n from generate_series(1, 2000) n");
  await database.maintain();
  expect(
    (await database.pool.query("select reltuples::int as rows from pg_class where relname = 'companies'")).rows[0].rows,
  ).toBeGreaterThan(1900);
});

test("what was written is there after closing and opening; a folder of another version is refused", async () => {
  await database.close();
  database = await openDatabase({ dataDir: folder });
  expect((await database.pool.query("select count(*)::int as n from companies")).rows).toEqual([{ n: 2001 }]);
  await database.close();
  const version = path.join(folder, "database/PG_VERSION");
  fs.writeFileSync(version, "17\n");
  await expect(openDatabase({ dataDir: folder })).rejects.toThrow("written by version 17");
  expect(fs.existsSync(path.join(folder, "database.lock"))).toBe(false);
  fs.writeFileSync(version, "18\n");
  database = await openDatabase({ dataDir: folder });
});
