import { afterAll, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "#tests/support/database.ts";
import { type Migration, migrate, migrations } from "./migrate.ts";

const { pool, close } = await freshDatabase();
afterAll(close);
beforeEach(async () => {
  await pool.query("drop schema public cascade; create schema public");
});

const first: Migration = {
  name: "0001-first.sql",
  sql: "create table fruit (id int primary key); insert into fruit values (1)",
  checksum: "a",
};
const second: Migration = {
  name: "0002-second.sql",
  sql: "alter table fruit add column name text; update fruit set name = 'pear'",
  checksum: "b",
};

test("applies every file once, in order", async () => {
  expect(await migrate(pool, [first])).toEqual(["0001-first.sql"]);
  expect(await migrate(pool, [first, second])).toEqual(["0002-second.sql"]);
  expect(await migrate(pool, [first, second])).toEqual([]);
  expect((await pool.query("select * from fruit")).rows).toEqual([{ id: 1, name: "pear" }]);
});

test("instances that start together apply each file once", async () => {
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrate(pool, [first, second])));
  expect(applied.flat().sort()).toEqual(["0001-first.sql", "0002-second.sql"]);
});

test("a file that was changed after it was applied is refused, and nothing is applied", async () => {
  await migrate(pool, [first]);
  await expect(migrate(pool, [{ ...first, checksum: "other" }, second])).rejects.toThrow("0001-first.sql was changed");
  expect((await pool.query("select name from migrations")).rows).toEqual([{ name: "0001-first.sql" }]);
});

test("a database of a newer version is refused", async () => {
  await migrate(pool, [first, second]);
  await expect(migrate(pool, [first])).rejects.toThrow("newer version");
});

test("a file that fails leaves the database as it was", async () => {
  await migrate(pool, [first]);
  await expect(migrate(pool, [first, second, { name: "0003-bad.sql", sql: "select 1/0", checksum: "c" }])).rejects.toThrow(
    "division by zero",
  );
  expect((await pool.query("select * from fruit")).rows).toEqual([{ id: 1 }]);
});

test("the files of this repository apply to an empty database", async () => {
  expect(await migrate(pool)).toEqual(migrations().map(({ name }) => name));
});

test("items that were live before it was kept say since when they are live, and who published them", async () => {
  const before = migrations().filter(({ name }) => name < "0009");
  await migrate(pool, before);
  await pool.query("insert into companies (name) values ('C'); insert into properties (company_id, name) values (1, 'P')");
  for (const [kind, owner] of [
    ["guides", "guide"],
    ["chapters", "chapter"],
  ]) {
    await pool.query(`insert into ${kind} (property_id, position, draft, visibility, published_version)
      values (1, 1, '{}', 'public', 2), (1, 2, '{}', 'private', null)`);
    await pool.query(`insert into ${owner}_versions (property_id, ${owner}_id, number, content, languages, author_name, published_at)
      values (1, 1, 1, '{}', '[]', 'Ada', '2020-01-01'), (1, 1, 2, '{}', '[]', 'Grace', '2020-02-02T03:04:05Z')`);
  }
  await migrate(pool);
  for (const kind of ["guides", "chapters"]) {
    const { rows } = await pool.query(`select published_at, published_by from ${kind} order by id`);
    expect(rows).toEqual([
      { published_at: new Date("2020-02-02T03:04:05Z"), published_by: "Grace" },
      { published_at: null, published_by: null },
    ]);
  }
});

test("messages that were live before it was kept say since when, whatever was updated later", async () => {
  await migrate(
    pool,
    migrations().filter(({ name }) => name < "0052"),
  );
  await pool.query("insert into companies (name) values ('C'); insert into properties (company_id, name) values (1, 'P')");
  await pool.query(`insert into messages (property_id, type, category, draft, visibility, first_time_published, published_at, unpublished_at)
    values (1, 'nps', 7, '{}', 'public', '2020-01-01Z', '2020-03-03Z', null), (1, 'nps', 7, '{}', 'public', '2020-01-01Z', '2020-03-03Z', '2020-01-09Z'),
      (1, 'nps', 7, '{}', 'private', '2020-01-01Z', '2020-03-03Z', '2020-04-04Z'), (1, 'nps', 7, '{}', 'private', null, null, null)`);
  await pool.query(`insert into message_versions (property_id, message_id, number, content, languages, author_name, published_at)
    select 1, id, number, '{}', '[]', 'Ada', make_timestamptz(2020, number, number, 0, 0, 0, 'UTC') from generate_series(1, 3) id, generate_series(1, 3) number`);
  await migrate(pool);
  const { rows } = await pool.query<{ live_since: Date | null }>("select live_since from messages order by id");
  expect(rows.map(({ live_since }) => live_since?.toISOString().slice(0, 10))).toEqual([
    "2020-01-01",
    "2020-02-02",
    "2020-01-01",
    undefined,
  ]);
});

test("what was told of a public link as clicked or closed counts no longer; what was of the application does", async () => {
  await migrate(
    pool,
    migrations().filter(({ name }) => name < "0053"),
  );
  await pool.query("insert into companies (name) values ('C'); insert into properties (company_id, name) values (1, 'P')");
  await pool.query("insert into messages (property_id, type, category, draft, visibility) values (1, 'nps', 7, '{}', 'public')");
  await pool.query(`insert into message_showings (property_id, id, message_id, version, day, seen, clicked, closed, closed_how, by_link, opened)
    select 1, gen_random_uuid(), 1, 1, '2026-01-05', true, true, true, 'never', by_link, by_link from unnest('{true, true, false}'::boolean[]) by_link`);
  await migrate(pool);
  const { rows } = await pool.query("select shown, seen, clicked, closed, never, by_link, opened from message_days");
  expect(rows).toEqual([{ shown: 3, seen: 3, clicked: 1, closed: 1, never: 1, by_link: 2, opened: 2 }]);
});

test("numbers of files are unique, so that every database runs them in the same order", () => {
  // Two files are numbered 0009 and were applied long ago.
  const numbers = migrations()
    .map(({ name }) => name.slice(0, 4))
    .filter((number) => number >= "0010");
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});
