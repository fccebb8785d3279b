import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import { action as cancel, loader as cancelAsked } from "#app/routes/app/$property/settings/company/processes/$taskId/cancel/page.tsx";
import { loader as file } from "#app/routes/app/$property/settings/company/processes/$taskId/file/page.ts";
import ProcessesScreen, { loader } from "#app/routes/app/$property/settings/company/processes/page.tsx";
import { loader as progress } from "#app/routes/app/$property/settings/company/processes/progress/page.ts";
import { enqueue } from "#server/tasks/queue.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { fillTasks } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/settings/company/processes";

let tenant: Tenant;
let admin: Visitor;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
});

const add = async (values: object = {}, type = "import-users") => {
  const id = await enqueue(tenant.db, { companyId: tenant.companyId, type, by: { id: "a", name: "Ada" } });
  if (Object.keys(values).length > 0) await tenant.db.updateTable("tasks").set(values).where("id", "=", id).execute();
  return id;
};
const shown = async (query = "") => {
  const { data } = await admin.open(loader, LIST + query);
  return {
    data,
    markup: await markupAt(`/app/${tenant.propertyId}/settings/company/processes${query}`, createElement(ProcessesScreen), data),
  };
};

test("spec 2 §8 Task failures show a message: each process says what it is, how far, what came of it or why it failed, and who asked for it", async () => {
  await add({ status: "running", stage: "writing", done: 1200, total: 5000 });
  await add({ status: "done", result: JSON.stringify({ created: 1200, updated: 3, refused: 1, keptOut: 0 }), finished_at: new Date() });
  await add({ status: "failed", error: "import_file_gone", finished_at: new Date() });
  await add({ status: "running", cancel_asked: true });
  const invited = { mailed: 7, notTaken: 2, reply: "550 5.1.1", unmailed: 0, skipped: 0 };
  await add({ status: "done", result: JSON.stringify(invited), finished_at: new Date() }, "invite-users");
  const { markup } = await shown();
  expect(markup).toContain("Rows: 1,200 of 5,000 · Ada, just now");
  expect(markup).toMatch(/<progress[^>]* value="24"/);
  expect(markup).toContain("1,200 new, 3 updated, 1 refused, 0 values left out");
  expect(markup).toContain("The file is no longer there. Upload it again.");
  expect(markup).toContain("Stopping");
  expect(markup).toContain("No longer waiting: 0 · Refused by the mail server: 2 (last answer: 550 5.1.1).");
});

test("an import leads to its page, and says by its file's name which one it is, and what of the file was not read", async () => {
  const result = JSON.stringify({ created: 4, updated: 0, refused: 1, keptOut: 0, unreadFrom: 1007 });
  const id = await add({ status: "done", result, finished_at: new Date() });
  const file = { company_id: tenant.companyId, property_id: null, task_id: id, media_type: "text/csv", pieces: 1 };
  await tenant.db
    .insertInto("task_files")
    .values([
      { ...file, kind: "upload", name: "people.csv", storage_key: `tests/${id}/upload` },
      { ...file, kind: "refused", name: "refused.csv", storage_key: `tests/${id}/refused` },
    ])
    .execute();
  const { markup } = await shown();
  expect(markup).toMatch(new RegExp(`<a href="/app/[^"]*/users/import/${id}">Import of users: people.csv</a>`));
  expect(markup).toContain("The rest of the file from line 1,007 was not read");
  expect(markup).not.toContain("was removed");
  expect(markup).toContain('role="status"');
});

test("a process whose file an erasure has removed says so, and claims nothing else", async () => {
  await add({ status: "done", finished_at: new Date() }, "export-person");
  await add({ status: "done", result: JSON.stringify({ created: 1, updated: 0, refused: 2, keptOut: 0 }), finished_at: new Date() });
  await add({ status: "done", finished_at: new Date() }, "erase-person");
  const { markup } = await shown();
  const says = "Its file was removed because it held somebody whose data was erased";
  expect(markup.split(says)).toHaveLength(3);
  expect(markup).toContain(`2 refused, 0 values left out · ${says}`);
  expect(markup).not.toContain("Everything stored is in the file");
});

test("spec 2 §2 settings/company processes: the list is filtered by its address, says when nothing fits, and pages", async () => {
  const done = await add({ status: "done" });
  await add({}, "export-users");
  const ids = async (query: string) => ((await shown(query)).data.tasks as { id: string }[]).map(({ id }) => id);
  expect(await ids("?type=import-users&status=done")).toEqual([done]);
  expect(await ids("?type=nonsense&status=nonsense")).toHaveLength(2);
  expect((await shown("?status=failed")).markup).toContain("No processes match");
  const { to } = await admin.open(loader, `${LIST}?page=7&status=done`);
  expect(to).toBe(`/app/${tenant.propertyId}/settings/company/processes?status=done&page=1&limit=20`);
  const empty = await visitor(await newTenant(), "company admin");
  expect((await empty.open(loader, LIST)).data).toMatchObject({ tasks: [], total: 0 });
});

test("the poll answers how far the asked tasks are, of this company alone", async () => {
  const [mine, other] = [await add({ status: "running", done: 5, total: 10 }), await add()];
  const foreign = await newTenant();
  const theirs = await enqueue(foreign.db, { companyId: foreign.companyId, type: "import-users", by: null });
  const { data } = await admin.open(progress, `${LIST}/progress?task=${mine}&task=${theirs}`);
  expect(data.tasks).toEqual([{ id: mine, status: "in progress", stage: null, done: 5, total: 10, isStopping: false }]);
  expect(JSON.stringify(data)).not.toContain(`"${other}"`);
});

test("the poll finds a task on a late page of the list, and takes no address amiss", async () => {
  const old = await add({ status: "running" });
  await fillTasks(tenant, 1);
  const of = async (query: string) => {
    const { status, data } = await admin.open(progress, `${LIST}/progress${query}`);
    return [status, (data.tasks as { id: string }[]).map(({ id }) => id)];
  };
  expect(await of(`?task=${old}`)).toEqual([200, [old]]);
  expect(await of("")).toEqual([200, []]);
  expect(await of(`?task=x&task=1e3&task=-1&task=999999999999999999999&task=${old}`)).toEqual([200, [old]]);
  expect(await of(`?task=${old}${"&task=999999999".repeat(150)}`)).toEqual([200, [old]]);
});

test("a process that waits is cancelled after a question, one that runs is told to stop, one that has ended is not asked about", async () => {
  const [waiting, running, ended] = [await add(), await add({ status: "running" }), await add({ status: "done" })];
  const at = (id: string) => `${LIST}/${id}/cancel`;
  expect((await admin.open(cancelAsked, at(waiting), { taskId: waiting })).status).toBe(200);
  expect((await admin.send(cancel, at(waiting), {}, { taskId: waiting })).to).toMatch(/processes$/);
  expect(await admin.toast()).toBe("task_cancelled");
  await admin.send(cancel, at(running), {}, { taskId: running });
  expect(await admin.toast()).toBe("task_stopping");
  expect((await admin.open(cancelAsked, at(ended), { taskId: ended })).to).toMatch(/processes$/);
  expect(await admin.send(cancel, at(ended), {}, { taskId: ended })).toMatchObject({ status: 409, data: { code: "task_ended" } });
  const states = await tenant.db
    .selectFrom("tasks")
    .select(["status", "cancel_asked"])
    .where("company_id", "=", tenant.companyId)
    .orderBy("id")
    .execute();
  expect(states).toEqual([
    { status: "cancelled", cancel_asked: true },
    { status: "running", cancel_asked: true },
    { status: "done", cancel_asked: false },
  ]);
});

test("a file that is no longer there leads back to the list", async () => {
  const id = await add({ status: "done" });
  const { to } = await admin.open(file, `${LIST}/${id}/file?type=refused&of=import-users`, { taskId: id });
  expect(to).toBe(`/app/${tenant.propertyId}/settings/company/processes`);
});
