import { createMemoryFileStorage } from "@remix-run/file-storage/memory";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { dropOldTasks } from "./drop-old-tasks.ts";
import { enqueue } from "./queue.ts";
import { removeFiles, storeFile } from "./task-files.ts";

async function* bytes() {
  yield new Uint8Array(10);
}

/** Three stored files, of which the store cannot remove the first. */
async function threeFiles({ db, companyId }: Tenant) {
  const memory = createMemoryFileStorage();
  const told = { company_id: companyId, property_id: null, kind: "result" as const, name: "a.zip", media_type: "application/zip" };
  for (let n = 0; n < 3; n++) await storeFile({ db, files: memory }, told, bytes());
  const rows = await db.selectFrom("task_files").selectAll().where("company_id", "=", companyId).orderBy("id").execute();
  const remove = async (key: string) => {
    if (key.startsWith(rows[0]!.storage_key)) throw new Error("the store is away");
    return memory.remove(key);
  };
  const left = async () =>
    (await db.selectFrom("task_files").select("id").where("company_id", "=", companyId).execute()).map(({ id }) => id);
  return { stores: { db, files: { ...memory, remove } }, rows, left, memory };
}

test("a file that cannot be removed keeps none of the others, and stays listed itself", async () => {
  const { stores, rows, left, memory } = await threeFiles(await newTenant());
  await expect(removeFiles(stores, rows)).rejects.toThrow("1 of 3 failed");
  expect(await left()).toEqual([rows[0]!.id]);
  expect(await Promise.all(rows.map(({ storage_key }) => memory.has(`${storage_key}/0`)))).toEqual([true, false, false]);
});

test("it keeps no old task either", async () => {
  const tenant = await newTenant();
  const { db, companyId } = tenant;
  const { stores, rows, left } = await threeFiles(tenant);
  await db
    .updateTable("task_files")
    .set({ expires_at: new Date(0) })
    .where("company_id", "=", companyId)
    .execute();
  const task = await enqueue(db, { companyId, type: "export-users", by: null });
  await db
    .updateTable("tasks")
    .set({ status: "done", finished_at: new Date(0) })
    .where("id", "=", task)
    .execute();
  await expect(dropOldTasks(stores)).rejects.toThrow("failed");
  expect(await left()).toEqual([rows[0]!.id]);
  expect(await db.selectFrom("tasks").select("id").where("company_id", "=", companyId).execute()).toEqual([]);
  await db.deleteFrom("task_files").where("company_id", "=", companyId).execute();
});
