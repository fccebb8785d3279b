import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";
import { dropOldTasks } from "./drop-old-tasks.ts";
import { enqueue } from "./queue.ts";

test("rows that an import did not take go once it has ended, in portions, and an old task goes behind them", async () => {
  const tenant = await newTenant();
  const { db, companyId } = tenant;
  const add = async (status: "running" | "done" | "failed", rows: number, finished_at: Date | null) => {
    const id = await enqueue(db, { companyId, type: "import-users", by: null });
    await db.updateTable("tasks").set({ status, finished_at }).where("id", "=", id).execute();
    const all = Array.from({ length: rows }, (_, line) => ({ task_id: id, line: String(line), reason: "value_type" }));
    for (let at = 0; at < rows; at += 5000)
      await db
        .insertInto("import_refused_rows")
        .values(all.slice(at, at + 5000))
        .execute();
    return id;
  };
  const running = await add("running", 3, null);
  const failed = await add("failed", 3, new Date());
  const old = await add("done", 11_000, new Date(0));
  const left = async () => {
    const rows = await db.selectFrom("import_refused_rows").select("task_id").where("task_id", "in", [running, failed, old]).execute();
    return rows.length;
  };
  const portions = [await left()];
  while ((await dropOldTasks({ db, files: tenant.api.files })) > 0) portions.push(await left());
  for (const [at, count] of portions.entries()) expect((portions[at - 1] ?? count) - count).toBeLessThanOrEqual(5000);
  expect(portions.at(-1)).toBe(3);
  const tasks = db.selectFrom("tasks").select("id").where("company_id", "=", companyId).orderBy("id");
  expect((await tasks.execute()).map(({ id }) => id)).toEqual([running, failed]);
  await db.updateTable("tasks").set({ status: "cancelled", finished_at: new Date() }).where("id", "=", running).execute();
});

test("a task that has not ended stays however old it is; one that was only prepared goes", async () => {
  const { db, companyId, api } = await newTenant();
  const ids: Record<string, string> = {};
  for (const status of ["waiting", "running", "prepared", "done"] as const) {
    ids[status] = await enqueue(db, { companyId, type: "import-users", by: null });
    const finished_at = status === "done" ? new Date(0) : null;
    const old = { created_at: new Date(0), run_after: new Date(0), started_at: new Date(0) };
    await db
      .updateTable("tasks")
      .set({ ...old, status, finished_at })
      .where("id", "=", ids[status])
      .execute();
  }
  while ((await dropOldTasks({ db, files: api.files })) > 0);
  const tasks = db.selectFrom("tasks").select("id").where("company_id", "=", companyId).orderBy("id");
  expect((await tasks.execute()).map(({ id }) => id)).toEqual([ids.waiting, ids.running]);
  await db.updateTable("tasks").set({ status: "cancelled", finished_at: new Date() }).where("company_id", "=", companyId).execute();
});
