import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { inOneTransaction } from "./transaction-scope.ts";

test("a row comes back with the types that the tables promise", async () => {
  const { db } = await testDatabase();
  const company = await db.insertInto("companies").values({ name: "Grüße, 你好" }).returningAll().executeTakeFirstOrThrow();
  expect(company).toMatchObject({ name: "Grüße, 你好", limits: {}, revision: 1 });
  expect(company.created_at).toBeInstanceOf(Date);
});

test("a date is the text of the day, a bigint the text of the number", async () => {
  const { db } = await testDatabase();
  const { rows } = await sql`select date '2026-03-29' as day, 9007199254740993::bigint as big, null::date as none`.execute(db);
  expect(rows).toEqual([{ day: "2026-03-29", big: "9007199254740993", none: null }]);
});

test("a failed statement has PostgreSQL's code, and the next one works", async () => {
  const { pool } = await testDatabase();
  await expect(pool.query("select 1/0")).rejects.toMatchObject({ code: "22012" });
  await expect(pool.query("insert into properties (company_id, name) values (-1, 'x')")).rejects.toMatchObject({ code: "23503" });
  expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a transaction that throws leaves nothing behind", async () => {
  const { db } = await testDatabase();
  const attempt = db.transaction().execute(async (trx) => {
    await trx.insertInto("companies").values({ name: "torn in two" }).execute();
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  expect(await db.selectFrom("companies").selectAll().where("name", "=", "torn in two").execute()).toEqual([]);
});

test("a query that leaves its transaction is refused at once instead of hanging", async () => {
  const { db, pool } = await testDatabase();
  await db.transaction().execute(async (trx) => {
    await expect(db.selectFrom("companies").selectAll().execute()).rejects.toThrow("left its transaction");
    await expect(async () => pool.query("select 1")).rejects.toThrow("left its transaction");
    await sql`select 1`.execute(trx);
  });
  await db
    .transaction()
    .setIsolationLevel("serializable")
    .execute(async () => {
      await expect(db.selectFrom("companies").selectAll().execute()).rejects.toThrow("left its transaction");
    });
  expect(await sql`select 1`.execute(db)).toBeTruthy();
});

test("a connection that breaks off in a transaction leaves nothing to the next", async () => {
  const { pool } = await testDatabase();
  const client = await pool.connect();
  await client.query("begin");
  await client.query("set local time zone 'Asia/Tokyo'");
  await client.query("insert into companies (name) values ('broken off')");
  client.release(true);
  expect((await pool.query("select * from companies where name = 'broken off'")).rows).toEqual([]);
  expect((await pool.query("show time zone")).rows[0].TimeZone).not.toBe("Asia/Tokyo");
});

test("large values and many concurrent queries keep their order", async () => {
  const { pool } = await testDatabase();
  const big = "ä".repeat(3_000_000);
  expect((await pool.query("select $1::text as big", [big])).rows[0].big).toBe(big);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => pool.query("select $1::int as n", [n])));
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
});

test("queries and transactions of the database itself join the one transaction that is under way", async () => {
  const { db, pool } = await testDatabase();
  const names = async (prefix: string) =>
    (await db.selectFrom("companies").select("name").where("name", "like", `${prefix}%`).orderBy("name").execute()).map(({ name }) => name);
  const add = (name: string) => db.insertInto("companies").values({ name }).execute();
  await inOneTransaction(db, async () => {
    await add("joined a");
    await db.transaction().execute((trx) => trx.insertInto("companies").values({ name: "joined b" }).execute());
    const undone = db.transaction().execute(async (trx) => {
      await trx.insertInto("companies").values({ name: "joined c" }).execute();
      await expect(names("joined")).rejects.toThrow("left its transaction");
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    await expect(async () => pool.query("select 1")).rejects.toThrow("left its transaction");
    expect(await Promise.all([names("joined"), names("joined")])).toEqual([
      ["joined a", "joined b"],
      ["joined a", "joined b"],
    ]);
  });
  expect(await names("joined")).toEqual(["joined a", "joined b"]);
  const torn = inOneTransaction(db, async () => {
    await db.transaction().execute((trx) => trx.insertInto("companies").values({ name: "torn a" }).execute());
    throw new Error("changed my mind");
  });
  await expect(torn).rejects.toThrow("changed my mind");
  expect(await names("torn a")).toEqual([]);
});

test("a query that outlives its transaction gives the connection back once", async () => {
  const { db } = await testDatabase();
  let late: Promise<unknown> = Promise.resolve();
  await inOneTransaction(db, async () => {
    late = sql`select pg_sleep(0.05)`.execute(db);
  });
  await late;
  for (let each = 0; each < 12; each++) expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

test.each(["40P01", "40001"])("a transaction that ends with %s is run once more, a nested one with the outer", async (code) => {
  const { db } = await testDatabase();
  const clash = () => Object.assign(new Error("in the way"), { code });
  let runs = 0;
  const failing = async () => {
    if (++runs === 1) throw clash();
    return runs;
  };
  expect(await db.transaction().execute(failing)).toBe(2);
  runs = 0;
  let outer = 0;
  expect(
    await inOneTransaction(db, () => {
      outer++;
      return db.transaction().execute(failing);
    }),
  ).toBe(2);
  expect(outer).toBe(2);
  await expect(db.transaction().execute(() => Promise.reject(clash()))).rejects.toMatchObject({ code });
});
