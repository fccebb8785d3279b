import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { claimsOf } from "#app/domain/access/token-claims.ts";
import type { Database } from "#server/database/tables.ts";
import type { Caller } from "#server/http/caller.ts";
import { createLog } from "#server/log.ts";
import { prepareImport } from "#server/resources/imports/prepare.ts";
import { createImport } from "#server/resources/imports/start.ts";
import { writePeople } from "#server/resources/imports/write-people.ts";
import { storeFile } from "#server/tasks/task-files.ts";
import { testParts } from "#tests/support/parts.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { changeCompanyUsers, inviteByStatus } from "./change-company-users.ts";
import { lockOrder } from "./lock-order.ts";
import { createVisits } from "./visits.ts";

async function deadlocks(db: Database): Promise<number> {
  // What a connection has counted becomes visible after a moment.
  await sleep(1500);
  const { rows } = await sql<{ deadlocks: string }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.deadlocks ?? 0);
}

/** How many invitations wait for a lock. */
async function waiting(db: Database): Promise<number> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and query like '%company_users people%for update%'`.execute(db);
  return rows.length;
}

const PEOPLE = 1000;
const ROUNDS = 10;

// The embedded database has one connection: nothing there waits for anything.
test.skipIf(!process.env.TEST_DATABASE_URL)("imports, invitations and acts on many never wait for each other in a circle", async () => {
  const { companyId } = await newTenant();
  const { db } = await testParts();
  // Ids and public ids in opposite orders.
  const all = Array.from({ length: PEOPLE }, (_, n) => `p-${String(PEOPLE - n).padStart(4, "0")}`);
  const people = all.map((publicId, line) => ({ line, publicId, attributes: {} }));
  await db
    .insertInto("company_users")
    .values(all.map((public_id) => ({ company_id: companyId, public_id })))
    .execute();
  const rows = await db.selectFrom("company_users").select("id").where("company_id", "=", companyId).orderBy("id").execute();
  const ids = rows.map(({ id }) => id);
  const changing = { companyId, only: null, by: { id: "a", name: "A" } };
  const visited = createVisits({ db, log: createLog("silent") });
  // They are written a second later.
  const visitsOf = (all: number[]) => {
    for (const id of all) visited(id);
  };
  const before = await deadlocks(db);
  for (let round = 0; round < ROUNDS; round++) {
    await sql`with all_of_them as materialized (
        select id from company_users where company_id = ${companyId}::integer order by ${lockOrder("public_id")} for update)
      update company_users set last_seen_at = null where id in (select id from all_of_them)`.execute(db);
    visitsOf(ids);
    await sleep(950);
    await Promise.all([
      db.transaction().execute((trx) => writePeople(trx, companyId, String(2 + round), people)),
      changeCompanyUsers(db, changing, ids, round % 2 ? "archive" : "restore"),
      changeCompanyUsers(db, changing, [...ids].reverse(), "activate"),
      inviteByStatus(db, changing, { statuses: ["created", "imported", "pending"] }),
    ]);
  }
  expect((await deadlocks(db)) - before).toBe(0);
  await endTasks(db, companyId);
});

test.skipIf(!process.env.TEST_DATABASE_URL)("invitations that are asked for at once invite everybody once", async () => {
  const { companyId } = await newTenant();
  const { db } = await testParts();
  for (const statuses of [["imported"], ["pending"]] as const) {
    const people = Array.from({ length: 200 }, (_, n) => ({ company_id: companyId, public_id: `${statuses}-${n}`, status: statuses[0] }));
    await db.deleteFrom("company_users").where("company_id", "=", companyId).execute();
    await db.insertInto("company_users").values(people).execute();
    const changing = { companyId, only: null, by: { id: "a", name: "A" } };
    const asked: Promise<number>[] = [];
    const outside = AsyncLocalStorage.snapshot();
    // All have asked before one of them gets further: somebody holds everybody until then.
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("company_users").select("id").where("company_id", "=", companyId).forUpdate().execute();
      for (let n = 0; n < 4; n++) asked.push(outside(() => inviteByStatus(db, changing, { statuses: [...statuses] })));
      await expect.poll(() => outside(() => waiting(db)), { timeout: 20_000 }).toBe(4);
    });
    const invited = await Promise.all(asked);
    expect([statuses, invited.reduce((sum, count) => sum + count)]).toEqual([statuses, 200]);
  }
  await endTasks(db, companyId);
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  "preparing and starting an import of one file never wait for each other in a circle",
  async () => {
    const { companyId, api } = await newTenant();
    const { db } = await testParts();
    const caller = { claims: { ...claimsOf({}), sub: "a" }, role: { scope: "company", role: "admin" }, propertyId: 0, companyId } as Caller;
    const file = { company_id: companyId, property_id: null, kind: "upload" as const, name: "people.csv", media_type: "text/csv" };
    async function* content() {
      yield Buffer.from("id,name\nada,Ada\n");
    }
    const before = await deadlocks(db);
    for (let round = 0; round < 3 * ROUNDS; round++) {
      const { id } = (await storeFile({ db, files: api.files }, file, content()))!;
      const prepare = () => prepareImport(db, api.files, { companyId, by: { id: "a", name: "A" }, own: false, sees: null }, id);
      const create = () => createImport({ db, files: api.files }, caller, { fileUploadId: id });
      await Promise.all([prepare(), create(), prepare(), create()]);
    }
    expect((await deadlocks(db)) - before).toBe(0);
    await endTasks(db, companyId);
  },
);

/** Other tests work on what waits. */
async function endTasks(db: Database, companyId: number): Promise<void> {
  const theirs = db.updateTable("tasks").set({ status: "cancelled", finished_at: new Date() }).where("company_id", "=", companyId);
  await theirs.where("status", "in", ["prepared", "waiting"]).execute();
}
