import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#server/database/tables.ts";
import { writePeople } from "#server/resources/imports/write-people.ts";
import { testParts } from "#tests/support/parts.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { changeCompanyUsers, inviteByStatus } from "./change-company-users.ts";

const sqlDeadlocks = async (db: Database) => {
  // What a connection has counted becomes visible after a moment.
  await sleep(1500);
  return sql<{ deadlocks: string }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
};

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
  const failures = async () => {
    const { rows } = await sqlDeadlocks(db);
    return Number(rows[0]?.deadlocks ?? 0);
  };
  const before = await failures();
  for (let round = 0; round < ROUNDS; round++)
    await Promise.all([
      db.transaction().execute((trx) => writePeople(trx, companyId, String(2 + round), people)),
      changeCompanyUsers(db, changing, ids, round % 2 ? "archive" : "restore"),
      changeCompanyUsers(db, changing, [...ids].reverse(), "activate"),
      inviteByStatus(db, changing, { statuses: ["created", "imported", "pending"] }),
    ]);
  expect((await failures()) - before).toBe(0);
});

test.skipIf(!process.env.TEST_DATABASE_URL)("invitations that are asked for at once invite everybody once", async () => {
  const { companyId } = await newTenant();
  const { db } = await testParts();
  for (const statuses of [["imported"], ["pending"]] as const) {
    const people = Array.from({ length: 200 }, (_, n) => ({ company_id: companyId, public_id: `${statuses}-${n}`, status: statuses[0] }));
    await db.deleteFrom("company_users").where("company_id", "=", companyId).execute();
    await db.insertInto("company_users").values(people).execute();
    const changing = { companyId, only: null, by: { id: "a", name: "A" } };
    const invited = await Promise.all([1, 2, 3, 4].map(() => inviteByStatus(db, changing, { statuses: [...statuses] })));
    expect([statuses, invited.reduce((sum, count) => sum + count)]).toEqual([statuses, 200]);
  }
});
