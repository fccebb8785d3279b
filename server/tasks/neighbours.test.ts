import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { endWork } from "#server/resources/users/everything/unfinished-work.ts";
import { findWhom } from "#server/resources/users/everything/whom.ts";
import { IDENTIFIER, importing } from "#tests/support/importing.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { doneTask, startTask } from "#tests/support/planted-person.ts";
import { untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { archiveOf } from "#tests/support/traces.ts";
import { enqueue } from "./queue.ts";

/** A company of people whose ids look alike, each with a row, a mail, an answer that is kept, a refused value, and a path that names them. */
async function alike(ids: string[]) {
  const tenant = await newTenant();
  const { db, companyId, propertyId } = tenant;
  const keys: Record<string, number> = {};
  for (const id of ids) {
    keys[id] = await addCompanyUser(db, companyId, {}, { public_id: id });
    await addForeignUser(db, propertyId, {}, { foreign_id: id });
    await db
      .insertInto("outbox")
      .values({ recipient: id.toUpperCase(), company_id: companyId, subject: "For you", body: `Dear ${id},` })
      .execute();
    const body = JSON.stringify({ data: { publicId: id } });
    const kept = {
      manager_id: "somebody",
      request_hash: randomUUID(),
      key: "k",
      subject: `/v2/companies/${companyId}/x`,
      status: 200,
      body,
    };
    await db.insertInto("kept_answers").values(kept).execute();
    const refusal = { company_id: companyId, property_id: propertyId, key: `key_${keys[id]}`, reason: "type" as const, sample: id };
    await db.insertInto("attribute_refusals").values(refusal).execute();
    const event = { property_id: propertyId, batch_id: "0", kind: "page_viewed", catalogue: 1, occurred_at: new Date() };
    const paths = [`/people/${encodeURIComponent(id)}`, `/of/${id.toUpperCase()}/orders`];
    await db
      .insertInto("events")
      .values(paths.map((path) => ({ ...event, id: randomUUID(), user_id: "watcher", path })))
      .execute();
  }
  return { tenant, userId: (id: string) => keys[id] as number };
}

/** What is there of each id, by its table. */
async function left({ db, companyId, propertyId }: Tenant, id: string) {
  const rows = db.selectFrom("company_users").select("id").where("company_id", "=", companyId).where("public_id", "=", id);
  const seen = db.selectFrom("foreign_users").select("id").where("property_id", "=", propertyId).where("foreign_id", "=", id);
  const mails = db.selectFrom("outbox").select("id").where("company_id", "=", companyId).where("recipient", "=", id.toUpperCase());
  const subject = `/v2/companies/${companyId}/x`;
  const answers = db.selectFrom("kept_answers").select("key").where("subject", "=", subject).where("body", "like", `%"${id}"%`);
  const paths = [`/people/${encodeURIComponent(id)}`, `/of/${id.toUpperCase()}/orders`];
  const events = db.selectFrom("events").select("path").where("property_id", "=", propertyId).where("path", "in", paths);
  return Promise.all([rows, seen, mails, answers, events].map(async (query) => (await query.execute()).length));
}

const ALL = [1, 1, 1, 1, 2];

test.each([
  ["ada@x.test", ["tada@x.test", "ada@x.test.de", "lady.ada@x.test", "ada@x.test-hof.de"], [0, 0, 0, 0, 0]],
  ["user-17", ["user-170", "user-17-b", "my_user-17"], [0, 0, 0, 0, 0]],
  // A number in a path may be anything.
  ["1", ["100001", "21", "1-b"], [0, 0, 0, 0, 2]],
] as const)("erasing %s leaves everything of those whose ids look alike", async (id, others, gone) => {
  const { tenant, userId } = await alike([id, ...others]);
  for (const each of [id, ...others]) expect([each, await left(tenant, each)]).toEqual([each, ALL]);
  expect((await doneTask(tenant, "erase-person", { userId: userId(id) })).status).toBe("done");
  for (const each of others) expect([each, await left(tenant, each)]).toEqual([each, ALL]);
  expect(await left(tenant, id)).toEqual(gone);
});

test.each([
  ["ada@x.test", ["tada@x.test", "ada@x.test.de"], 2],
  ["1", ["100001", "21"], 0],
] as const)("an export of %s shows what is theirs, and nothing of those whose ids look alike", async (id, others, paths) => {
  const { tenant, userId } = await alike([id, ...others]);
  const task = await doneTask(tenant, "export-person", { userId: userId(id) });
  const text = (await archiveOf({ db: tenant.db, files: tenant.api.files }, task.id))["person.json"] ?? "";
  const all = JSON.parse(text);
  expect(all).toMatchObject({ profile: [{ publicId: id }], mails: [{ recipient: id.toUpperCase() }], applications: [{ foreignId: id }] });
  expect(all.mentionedIn).toHaveLength(paths);
  expect(all.rejectedValues.map(({ sample }: { sample: string }) => sample)).toEqual(paths > 0 ? [id] : []);
  for (const other of others) {
    expect(text.toLowerCase()).not.toContain(`"${other}"`);
    expect(text.toLowerCase()).not.toContain(`/${encodeURIComponent(other).toLowerCase()}`);
  }
});

test("erasing somebody removes the files that hold them, and ends imports of these; others stay and go on", async () => {
  const { tenant, upload, start } = await importing();
  const { db, companyId } = tenant;
  const userId = await addCompanyUser(db, companyId, {}, { public_id: "ada@x.test" });
  await addCompanyUser(db, companyId, {}, { public_id: "tada@x.test" });
  const done = await upload("id,seats\nada@x.test,2\nben@x.test,many\n");
  await start(done.body.id, [IDENTIFIER]);
  await untilEnded(tenant, done.body.id);
  const theirs = await upload("id\nben@x.test\nada@x.test\n");
  const others = await upload("id\ntada@x.test\nben@x.test\n");
  const all = await doneTask(tenant, "export-users", {});
  const some = await doneTask(tenant, "export-users", { search: "tada" });
  const { body: waiting } = await startTask(tenant, "export-users", { search: "ben" });
  const erasure = await startTask(tenant, "erase-person", { userId });
  await db
    .updateTable("tasks")
    .set({ run_after: new Date(Date.now() + 60_000) })
    .where("id", "=", String(waiting.id))
    .execute();
  expect((await untilEnded(tenant, String(erasure.body.id))).status).toBe("done");
  const files = await db.selectFrom("task_files").select("task_id").where("company_id", "=", companyId).execute();
  expect(new Set(files.map(({ task_id }) => task_id))).toEqual(new Set([others.body.id, some.id]));
  const status = async (id: unknown) =>
    (await db.selectFrom("tasks").select(["status", "error"]).where("id", "=", String(id)).executeTakeFirst()) ?? {};
  expect(await status(theirs.body.id)).toEqual({ status: "failed", error: "import_file_gone" });
  expect(await status(all.id)).toMatchObject({ status: "done" });
  expect(await status(waiting.id)).toMatchObject({ status: "waiting" });
  expect((await start(others.body.id, [IDENTIFIER])).status).toBe(200);
  expect(await untilEnded(tenant, others.body.id)).toMatchObject({ status: "done", result: { updated: 2 } });
});

test("erasing somebody begins exports of others anew as if for the first time, and fails those whose search names them", async () => {
  const { db, companyId } = await newTenant();
  const userId = await addCompanyUser(db, companyId, {}, { public_id: "ada@x.test" });
  const whom = (await findWhom(db, { companyId, propertyId: null }, userId))!;
  const add = async (search: string, running = false) => {
    const id = await enqueue(db, { companyId, type: "export-users", payload: { search }, by: null });
    // Nobody takes it meanwhile.
    const until = new Date(Date.now() + 60_000);
    const held = running ? { status: "running" as const, worker: "another", attempts: 4, leased_until: until } : { run_after: until };
    await db.updateTable("tasks").set(held).where("id", "=", id).execute();
    return id;
  };
  const [running, short, named] = [await add("ben", true), await add("a@"), await add("ada@")];
  await db.transaction().execute(async (trx) => {
    await endWork(trx, whom, "0");
    const now = (id: string) => trx.selectFrom("tasks").select(["status", "error", "attempts"]).where("id", "=", id).executeTakeFirst();
    expect(await now(running)).toEqual({ status: "waiting", error: null, attempts: 0 });
    expect(await now(short)).toEqual({ status: "waiting", error: null, attempts: 0 });
    expect(await now(named)).toEqual({ status: "failed", error: "search_erased", attempts: 0 });
    // Other tests work on what waits.
    await trx.deleteFrom("tasks").where("company_id", "=", companyId).execute();
  });
});
