import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { addCompany } from "#server/demo/builders.ts";
import { testDatabase } from "#tests/support/database.ts";
import { onlyTasksOf } from "#tests/support/tasks.ts";
import { claim } from "./claim.ts";
import { end, enqueue } from "./queue.ts";

const { db } = await testDatabase();

/** Companies of which each has so many tasks that wait, those of the first enqueued first; nobody else has any. */
async function waiting(...counts: number[]) {
  const companies: number[] = [];
  for (const count of counts) {
    const companyId = await addCompany(db, "Waiting");
    companies.push(companyId);
    for (let at = 0; at < count; at++) await enqueue(db, { companyId, type: "counting", by: null });
  }
  await onlyTasksOf(db, companies);
  return {
    companies,
    /** Claims the next task. @returns the place of its company, and the task */
    async next() {
      const row = await claim(db, randomUUID());
      return { at: row && companies.indexOf(row.company_id), row };
    },
  };
}

const set = (id: string, values: object) => db.updateTable("tasks").set(values).where("id", "=", id).execute();

test("workers that ask at once never get the same task", async () => {
  const { next } = await waiting(8, 8, 4);
  const claimed = await Promise.all(Array.from({ length: 20 }, next));
  const ids = claimed.flatMap(({ row }) => (row ? [row.id] : []));
  expect([ids.length, new Set(ids).size]).toEqual([20, 20]);
});

test("a company with many tasks lets the others go between: next is whose running tasks are fewest", async () => {
  const { next } = await waiting(9, 2, 1);
  const order: (number | null)[] = [];
  for (let at = 0; at < 8; at++) order.push((await next()).at);
  expect(order).toEqual([0, 1, 2, 0, 1, 0, 0, 0]);
});

test("among companies with as many running, next is whose turn is longest ago, and within it the task that has waited longest", async () => {
  const { next } = await waiting(3, 3);
  const order: [number | null, string][] = [];
  for (let at = 0; at < 6; at++) {
    const { at: company, row } = await next();
    order.push([company, row!.id]);
    await end(db, row!, { status: "done", result: {} });
  }
  expect(order.map(([company]) => company)).toEqual([0, 1, 0, 1, 0, 1]);
  for (const company of [0, 1]) {
    const ids = order.filter(([at]) => at === company).map(([, id]) => Number(id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  }
});

test("a company whose tasks are all put off holds up nobody, and none of them is taken before its time", async () => {
  const { companies, next } = await waiting(2, 1);
  await db
    .updateTable("tasks")
    .set({ run_after: new Date(Date.now() + 60_000) })
    .where("company_id", "=", companies[0]!)
    .execute();
  expect([(await next()).at, (await next()).row]).toEqual([1, null]);
});

test("a task whose worker has died goes before all that waits; one whose worker lives stays with it", async () => {
  const { next } = await waiting(2, 1);
  const { row } = await next();
  expect((await next()).at).toBe(1);
  await set(row!.id, { leased_until: new Date(0) });
  expect((await next()).row).toMatchObject({ id: row!.id, attempts: 2 });
  expect((await next()).row?.id).not.toBe(row!.id);
  expect((await next()).row).toBeNull();
});

test("of a company one task at a time is taken where that is asked for, also by workers that ask at once, and after one that died", async () => {
  const { companies } = await waiting(4, 2);
  const share = { types: ["counting"], isOthers: false, isOneEach: true };
  const next = async () => claim(db, randomUUID(), share);
  const claimed = (await Promise.all(Array.from({ length: 6 }, next))).filter((row) => row !== null);
  expect(claimed.map(({ company_id }) => company_id).toSorted((a, b) => a - b)).toEqual(companies);
  const [first, second] = claimed;
  await set(first!.id, { leased_until: new Date(0) });
  expect([(await next())?.id, await next()]).toEqual([first!.id, null]);
  await end(db, second!, { status: "done", result: {} });
  expect([(await next())?.company_id, await next()]).toEqual([second!.company_id, null]);
});

test("a worker takes only its share, in which what others work on does not count", async () => {
  const { companies } = await waiting(2, 1);
  const fetch = await enqueue(db, { companyId: companies[0]!, type: "fetching", by: null });
  const only = { types: ["fetching"], isOthers: false };
  const others = { types: ["fetching"], isOthers: true };
  expect((await claim(db, randomUUID(), only))?.id).toBe(fetch);
  expect(await claim(db, randomUUID(), only)).toBeNull();
  await set(fetch, { leased_until: new Date(0), claimed_at: null });
  expect((await claim(db, randomUUID(), others))?.company_id).toBe(companies[0]);
  expect((await claim(db, randomUUID(), others))?.company_id).toBe(companies[1]);
  expect((await claim(db, randomUUID(), only))?.id).toBe(fetch);
});
