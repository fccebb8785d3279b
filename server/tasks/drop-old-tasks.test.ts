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
