import { randomUUID } from "node:crypto";
import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { expect, test } from "vitest";
import { addCompany, addProperty } from "#server/demo/builders.ts";
import { testParts } from "#tests/support/parts.ts";
import { onlyTasksOf } from "#tests/support/tasks.ts";
import { claim } from "./claim.ts";
import { enqueue, MOST_ATTEMPTS } from "./queue.ts";
import { runTask } from "./run-task.ts";
import { TaskFailed, type TaskParts, type TaskType } from "./task-type.ts";
import { workOnce } from "./task-worker.ts";

const never = new AbortController().signal;
const parts: TaskParts = { ...(await testParts()), files: createMemoryFileStorage() };
const { db } = parts;

/** A task type of its own, so that tests that run at the same time do not take each other's; it counts to `total`, one row of tags at a time. */
async function counting(total: number, more: Partial<{ before: (at: number) => Promise<void> | void }> = {}) {
  const companyId = await addCompany(db, "Counting");
  const propertyId = await addProperty(db, companyId, { name: "Counting" });
  const type: TaskType = {
    section: () => "users",
    async run({ row, portion }) {
      let at = (row.state as { at?: number }).at ?? 0;
      while (at < total) {
        await more.before?.(at);
        await portion(async () => {
          await db
            .insertInto("tags")
            .values({ property_id: propertyId, name: `row ${at}` })
            .execute();
          return { progress: { done: at + 1, total, state: { at: at + 1 } } };
        });
        at++;
      }
      return { counted: at };
    },
  };
  const id = await enqueue(db, { companyId, propertyId, type: "counting", by: null });
  const read = () => db.selectFrom("tasks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const rows = () => db.selectFrom("tags").select("name").where("property_id", "=", propertyId).orderBy("id").execute();
  /** Claims this task, whatever else waits. */
  const take = async (worker: string = randomUUID()) => {
    await onlyTasksOf(db, [companyId]);
    await set(id, { run_after: new Date(0) });
    const row = await claim(db, worker);
    expect(row?.id).toBe(id);
    return row!;
  };
  return { id, companyId, type, read, rows, take };
}

const set = (id: string, values: object) => db.updateTable("tasks").set(values).where("id", "=", id).execute();

test("a task of a transaction that is rolled back never was", async () => {
  const companyId = await addCompany(db, "Rolled back");
  const undone = db.transaction().execute(async (trx) => {
    await enqueue(trx, { companyId, type: "counting", by: null });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await db.selectFrom("tasks").select("id").where("company_id", "=", companyId).execute()).toEqual([]);
});

test("a task tells how far it is, and what came of it", async () => {
  const { type, read, rows, take } = await counting(3);
  await runTask(parts, await take(), type, never);
  expect(await read()).toMatchObject({ status: "done", done: "3", total: "3", result: { counted: 3 }, worker: null });
  expect(await rows()).toHaveLength(3);
});

test("a worker whose task was taken over keeps nothing of what it goes on with, and the other goes on behind it", async () => {
  let takenOver = false;
  const task = await counting(4, {
    before: async (at) => {
      if (at !== 2 || takenOver) return;
      takenOver = true;
      // The first worker is as good as dead: its lease has run out.
      await set(task.id, { leased_until: new Date(0) });
      await runTask(parts, await task.take("second"), task.type, never);
    },
  });
  await runTask(parts, await task.take("first"), task.type, never);
  expect(await task.read()).toMatchObject({ status: "done", done: "4", result: { counted: 4 } });
  expect((await task.rows()).map(({ name }) => name)).toEqual(["row 0", "row 1", "row 2", "row 3"]);
});

test("a worker whose task another one holds now keeps nothing, be it that the other has not come any further", async () => {
  let second: Awaited<ReturnType<typeof task.take>> | undefined;
  const task = await counting(3, {
    before: async (at) => {
      if (at !== 1 || second) return;
      await set(task.id, { leased_until: new Date(0) });
      second = await task.take("second");
    },
  });
  await runTask(parts, await task.take("first"), task.type, never);
  expect([await task.read(), await task.rows()]).toMatchObject([{ status: "running", worker: "second", done: "1" }, [{ name: "row 0" }]]);
  await runTask(parts, second!, task.type, never);
  expect([await task.read(), (await task.rows()).length]).toMatchObject([{ status: "done", result: { counted: 3 } }, 3]);
});

test("a cancelled task stops behind the portion that runs, and stays cancelled", async () => {
  const task = await counting(4, { before: (at) => (at === 2 ? set(task.id, { cancel_asked: true }).then(() => undefined) : undefined) });
  await runTask(parts, await task.take(), task.type, never);
  // The portion that found out is undone: what a task has reached is what it says.
  expect(await task.read()).toMatchObject({ status: "cancelled", done: "2" });
  expect(await task.rows()).toHaveLength(2);
});

test("a process that stops gives its task back, and it goes on behind its last portion", async () => {
  const stopping = new AbortController();
  const task = await counting(4, { before: (at) => (at === 3 ? stopping.abort() : undefined) });
  await runTask(parts, await task.take(), task.type, stopping.signal);
  expect(await task.read()).toMatchObject({ status: "waiting", done: "3", attempts: 0 });
  await runTask(parts, await task.take(), task.type, never);
  expect(await task.rows()).toHaveLength(4);
});

test("a task that fails waits longer each time, and is given up after the fifth attempt without getting further", async () => {
  const task = await counting(1, { before: () => Promise.reject(new Error("the disk is full")) });
  const waits: number[] = [];
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt++) {
    await runTask(parts, await task.take(), task.type, never);
    const { status, run_after } = await task.read();
    expect(status).toBe("waiting");
    waits.push(Math.round((run_after.getTime() - Date.now()) / 1000));
  }
  expect(waits.every((wait, at) => at === 0 || wait > waits[at - 1]!)).toBe(true);
  await runTask(parts, await task.take(), task.type, never);
  expect(await task.read()).toMatchObject({ status: "failed", error: "task_error" });
});

test("spec 2 §8: a failure is logged with its task, one that was foreseen is only told", async () => {
  const logged: object[] = [];
  const log = { ...parts.log, error: (said: object) => logged.push(said) } as unknown as TaskParts["log"];
  const broken = await counting(1, { before: () => Promise.reject(new Error("the disk is full")) });
  await runTask({ ...parts, log }, await broken.take(), broken.type, never);
  expect(logged).toMatchObject([{ taskId: broken.id, type: "counting", err: { message: "the disk is full" } }]);
  const refused = await counting(1, { before: () => Promise.reject(new TaskFailed("import_file_gone")) });
  await runTask({ ...parts, log }, await refused.take(), refused.type, never);
  expect(logged).toHaveLength(1);
});

test("attempts count anew once a task has come further", async () => {
  let failures = 0;
  const task = await counting(8, {
    before: (at) => {
      // Once before each row: nine failures in all.
      if (failures > at) return;
      failures++;
      throw new Error("now and then");
    },
  });
  for (let at = 0; at < 9; at++) await runTask(parts, await task.take(), task.type, never);
  expect(await task.read()).toMatchObject({ status: "done", result: { counted: 8 } });
});

test("a task that begins anew each time is given up too, however far it came", async () => {
  const task = await counting(1);
  const anew: TaskType = {
    section: () => "users",
    async run({ portion }) {
      for (let done = 0; done < 3; done++) await portion(async () => ({ progress: { done, total: 9, stage: "people" } }));
      throw new Error("the file store is full");
    },
  };
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) await runTask(parts, await task.take(), anew, never);
  expect(await task.read()).toMatchObject({ status: "failed", error: "task_error" });
});

test("a failure that trying again cannot mend says why at once", async () => {
  const task = await counting(1, { before: () => Promise.reject(new TaskFailed("import_no_identifier", { columns: 3 })) });
  await runTask(parts, await task.take(), task.type, never);
  expect(await task.read()).toMatchObject({ status: "failed", error: "import_no_identifier", result: { columns: 3 }, attempts: 1 });
});

test("a task that takes its process down each time is given up", async () => {
  const task = await counting(1);
  for (let at = 0; at <= MOST_ATTEMPTS; at++) {
    await set(task.id, { leased_until: new Date(0) });
    const row = await task.take();
    if (at === MOST_ATTEMPTS) await runTask(parts, row, task.type, never);
  }
  expect(await task.read()).toMatchObject({ status: "failed", error: "task_gave_up" });
});

test("a type that no longer exists fails its task instead of leaving it", async () => {
  const { companyId, read } = await counting(1);
  await onlyTasksOf(db, [companyId]);
  expect(await workOnce(parts, randomUUID(), {})).toBe(true);
  expect(await read()).toMatchObject({ status: "failed", error: "task_unknown" });
});
