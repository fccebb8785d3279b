import { expect, test } from "vitest";
import { connect, fetchFromHere, helpCentre, pageOf, sitemapOf } from "#tests/support/help-centre.ts";
import { startTask } from "#tests/support/planted-person.ts";
import { onlyTasksOf } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { startTaskWorker } from "./task-worker.ts";
import { TASK_TYPES } from "./types.ts";

const statusOf = async ({ db }: Tenant, id: unknown) =>
  (await db.selectFrom("tasks").select("status").where("id", "=", String(id)).executeTakeFirstOrThrow()).status;

test("the slow help centres of one company hold up no task of another, nor any fetch", async () => {
  const [slow, other, third] = [await newTenant(), await newTenant(), await newTenant()];
  await onlyTasksOf(slow.db, [slow.companyId, other.companyId, third.companyId]);
  const paths = Array.from({ length: 20 }, (_, index) => `/p${index}`);
  const site = await helpCentre({ "/sitemap.xml": sitemapOf(paths), "/quick.xml": sitemapOf(["/quick"]), "/quick": pageOf("Quick") });
  for (const path of paths) site.answers[path] = (_, response) => void setTimeout(() => response.end(pageOf(path)), 1500);
  const fetching = await connect(slow, `${site.url}/sitemap.xml`);
  const waiting = await connect(slow, `${site.url}/sitemap.xml?second`);
  const { parts, files } = slow.api;
  const stop = startTaskWorker({ ...parts, files }, { ...TASK_TYPES, "fetch-help-centre": fetchFromHere });
  try {
    await expect.poll(() => site.asked.includes("/p1"), { timeout: 5000 }).toBe(true);
    const { body: exporting } = await startTask(other, "export-users", {});
    const quick = await connect(third, `${site.url}/quick.xml`);
    const both = () => Promise.all([statusOf(other, exporting.id), statusOf(third, quick.taskId)]);
    await expect.poll(both, { timeout: 5000 }).toEqual(["done", "done"]);
    expect([await statusOf(slow, fetching.taskId), await statusOf(slow, waiting.taskId)]).toEqual(["running", "waiting"]);
  } finally {
    await stop();
    site.close();
  }
  expect(await statusOf(slow, fetching.taskId)).toBe("waiting");
}, 20_000);
