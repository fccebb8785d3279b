import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchDue } from "#server/resources/documents/fetch-due.ts";
import { fetchHelpCentreBy } from "#server/tasks/fetch-help-centre.ts";
import { type RunningTask, TaskStopped, type TaskType } from "#server/tasks/task-type.ts";
import {
  connect,
  documentsOf,
  fetchedNow,
  fetchFromHere,
  type HelpCentre,
  helpCentre,
  pageOf,
  sitemapOf,
} from "#tests/support/help-centre.ts";
import { fillTasks, workOn } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { BUDGET } from "./site-reader.ts";

const PAGES = Array.from({ length: 50 }, (_, index) => `/p${index}`);
let tenant: Tenant;
let site: HelpCentre;
beforeEach(async () => {
  tenant = await newTenant();
  site = await helpCentre(Object.fromEntries(PAGES.map((path) => [path, pageOf(path)])));
  site.answers["/sitemap.xml"] = sitemapOf(PAGES);
});
afterEach(() => site.close());

/** The fetch, in which something happens before each of its portions, by how many there were. */
const withPortions = (before: (portion: number) => unknown): TaskType => ({
  ...fetchFromHere,
  run(task) {
    let portions = 0;
    return fetchFromHere.run({
      ...task,
      portion: async (work) => {
        await before(++portions);
        return task.portion(work);
      },
    });
  },
});
const dyingAt = (last: number) =>
  withPortions((portion) => {
    if (portion === last) throw new Error("killed");
  });
/** Portions up to the last, at which a process dies. */
const until = (last: number, portion: RunningTask["portion"]): RunningTask["portion"] => {
  let portions = 0;
  return (work) => (++portions === last ? Promise.reject(new Error("killed")) : portion(work));
};
const read = () => site.asked.filter((path) => path.startsWith("/p"));
const job = (id: string) => tenant.db.selectFrom("tasks").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

test("a fetch that is killed goes on behind its last portion, wherever that was, and brings everything once", async () => {
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  // Before the centre is looked at, before addresses are noted, when they are, and with each portion of pages.
  for (const portion of [1, 2, 3, 4, 6]) {
    const { status } = await workOn(tenant, centre.taskId ?? "", { types: { "fetch-help-centre": dyingAt(portion) } });
    expect([portion, status]).toEqual([portion, "waiting"]);
  }
  const read20 = site.answers["/sitemap.xml"]!.length + PAGES.slice(0, 20).reduce((sum, path) => sum + pageOf(path).length, 0);
  expect((await job(centre.taskId ?? "")).state).toMatchObject({
    place: 20,
    done: 20,
    total: 50,
    changed: 20,
    spent: { characters: read20 },
  });
  const { task } = await fetchedNow(tenant, centre);
  expect(task).toMatchObject({ status: "done", done: "50", result: { documents: 50, changed: 50, removed: 0, unread: 0 } });
  // What was read and not kept is read again, nothing else is.
  expect(new Set(read()).size).toBe(50);
  expect(read().length).toBe(70);
  expect((await documentsOf(tenant)).every(({ revision }) => revision === 1)).toBe(true);
  expect(await tenant.db.selectFrom("help_centre_pages").selectAll().where("centre_id", "=", centre.id).execute()).toEqual([]);
});

test("one whose machine is away for an hour goes on where it was, to the last page", async () => {
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const { status } = await workOn(tenant, centre.taskId ?? "", { types: { "fetch-help-centre": dyingAt(6) } });
  expect([status, await documentsOf(tenant)]).toEqual(["waiting", expect.objectContaining({ length: 20 })]);
  const later = Date.now() + 3_600_000;
  const clock = vi.spyOn(Date, "now").mockReturnValue(later);
  const { result } = await workOn(tenant, centre.taskId ?? "", { types: { "fetch-help-centre": fetchFromHere } }).finally(() =>
    clock.mockRestore(),
  );
  expect(result).toEqual({ documents: 50, changed: 50, removed: 0, unread: 0 });
});

test("one that has no time left for the rest keeps what it brought, and says that it is not all", async () => {
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const spending: TaskType = {
    ...fetchFromHere,
    async run(task) {
      await fetchFromHere.run({ ...task, portion: until(6, task.portion) }).catch((error) => error);
      const { state } = await job(task.row.id);
      return fetchFromHere.run({ ...task, row: { ...task.row, state: { ...(state as object), spent: BUDGET } } });
    },
  };
  const done = await fetchedNow(tenant, centre, spending);
  expect(done.task).toMatchObject({ status: "done", result: { documents: 20, changed: 20, removed: 0, unread: 30 } });
  expect(done.centre).toMatchObject({ state: "done", problem: "unfinished", unread: 30 });
  expect((await fetchedNow(tenant, centre)).centre).toMatchObject({ state: "done", problem: null, unread: 0 });
});

test("one that is cancelled keeps what it has brought, and is fetched whole the next time", async () => {
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const cancel = withPortions(
    (portion) => portion === 6 && tenant.call("company admin", "DELETE", `/v3/companies/:c/jobs/${centre.taskId}`),
  );
  const cancelled = await fetchedNow(tenant, centre, cancel);
  expect([cancelled.task.status, cancelled.centre.state, cancelled.centre.documents]).toEqual(["cancelled", "waiting", 20]);
  const again = await fetchedNow(tenant, centre);
  expect(again.task.result).toEqual({ documents: 50, changed: 30, removed: 0, unread: 0 });
});

test("one whose help centre gets another address writes nothing more, nor of one that is disconnected", async () => {
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  const path = `/v2/properties/:p/help-centres/${centre.id}`;
  site.answers["/other.xml"] = sitemapOf(["/p1"]);
  const change = withPortions(
    (portion) => portion === 6 && tenant.call("company admin", "PUT", path, { address: `${site.url}/other.xml` }),
  );
  expect((await workOn(tenant, centre.taskId ?? "", { types: { "fetch-help-centre": change } })).status).toBe("cancelled");
  expect(await documentsOf(tenant)).toEqual([]);
  expect((await fetchedNow(tenant, centre)).task.result).toMatchObject({ documents: 1, changed: 1, removed: 0 });
  const remove = withPortions((portion) => portion === 3 && tenant.call("company admin", "DELETE", path));
  await tenant.call("company admin", "POST", `${path}/fetch`);
  const { taskId } = (await tenant.call("company admin", "GET", path)).body;
  expect((await workOn(tenant, String(taskId), { types: { "fetch-help-centre": remove } })).status).toBe("cancelled");
  expect(await documentsOf(tenant)).toEqual([]);
});

test("an older fetch that still runs writes nothing beside the one that took its place", async () => {
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  await tenant.db.updateTable("help_centres").set({ task_id: null }).where("id", "=", centre.id).execute();
  expect((await workOn(tenant, centre.taskId ?? "", { types: { "fetch-help-centre": fetchFromHere } })).status).toBe("cancelled");
  expect([await documentsOf(tenant), site.asked]).toEqual([[], []]);
});

test("a process that stops gives the fetch back at once, also while a page does not come", async () => {
  site.answers["/p30"] = () => undefined;
  const centre = await connect(tenant, `${site.url}/sitemap.xml`);
  // It would wait for the page longer than this test may take.
  const patient = fetchHelpCentreBy({ guard: { loopback: true, limits: { idle: 600_000, whole: 600_000 } }, pause: 0 });
  const stopping: TaskType = {
    ...patient,
    async run(task) {
      const stop = new AbortController();
      const ran = patient.run({ ...task, signal: stop.signal }).catch((error) => error);
      while (!read().includes("/p30")) await sleep(10);
      stop.abort(new TaskStopped("cancelled"));
      expect(await ran).toBeInstanceOf(TaskStopped);
      throw new TaskStopped("cancelled");
    },
  };
  expect((await fetchedNow(tenant, centre, stopping)).centre.documents).toBe(20);
});

test("a help centre is due again after a day; one whose company has too many tasks holds up nobody", async () => {
  const [full, other] = [tenant, await newTenant()];
  const due = async (of: Tenant, when = new Date(0)) => {
    const centre = await connect(of, `${site.url}/sitemap.xml`);
    const { next } = await nextOf(of, centre.id);
    expect(next - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await of.db.updateTable("tasks").set({ status: "done" }).where("id", "=", centre.taskId).execute();
    await of.db.updateTable("help_centres").set({ next_fetch_at: when }).where("id", "=", centre.id).execute();
    return centre;
  };
  const nextOf = async ({ db }: Tenant, id: number) => {
    const row = await db.selectFrom("help_centres").select(["next_fetch_at", "task_id"]).where("id", "=", id).executeTakeFirstOrThrow();
    return { next: Number(row.next_fetch_at), task: row.task_id };
  };
  const [first, second] = [await due(full), await due(other, new Date(1))];
  await fillTasks(full);
  expect([await fetchDue(full.db), await fetchDue(full.db)]).toEqual([1, 1]);
  const [postponed, fetched] = [await nextOf(full, first.id), await nextOf(other, second.id)];
  expect(postponed.task).toBe(first.taskId);
  expect(Math.abs(postponed.next - Date.now() - 600_000)).toBeLessThan(60_000);
  expect(fetched.task).not.toBe(second.taskId);
  expect(fetched.next - Date.now()).toBeGreaterThan(23 * 3_600_000);
  expect(await fetchDue(full.db)).toBe(0);
  // One that is being fetched already is left alone.
  await other.db
    .updateTable("help_centres")
    .set({ next_fetch_at: new Date(0) })
    .where("id", "=", second.id)
    .execute();
  expect(await fetchDue(full.db)).toBe(1);
  expect((await nextOf(other, second.id)).task).toBe(fetched.task);
});
