import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "#server/database/tables.ts";
import { addMessageShowings } from "#server/events/message-showings.ts";
import { ROLLUP_LOCK } from "#server/events/roll-up.ts";
import { liveMessage } from "#tests/support/answered.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { startTask } from "#tests/support/planted-person.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { erasePerson } from "./erase-person.ts";

test("no events are rolled up while the rows of an erased person go: they would write the person anew", async () => {
  const tenant = await newTenant();
  const { db } = tenant;
  const userId = await addCompanyUser(db, tenant.companyId);
  const { body } = await startTask(tenant, "erase-person", { userId });
  const held: boolean[] = [];
  const watched: typeof erasePerson = {
    ...erasePerson,
    run: (task) =>
      erasePerson.run({
        ...task,
        portion: (work) =>
          task.portion(async () => {
            const answer = await work();
            const { rows } = await sql`select 1 as one from pg_locks where locktype = 'advisory' and granted and objid = ${ROLLUP_LOCK}
              and pid = pg_backend_pid()`.execute(db);
            const left = await db.selectFrom("company_users").select("id").where("id", "=", userId).execute();
            // The portion in which the person's row has gone.
            if (left.length === 0 && held.length === 0) held.push(rows.length > 0);
            return answer;
          }),
      }),
  };
  expect((await workOn(tenant, String(body.id), { types: { "erase-person": watched } })).status).toBe("done");
  expect(held).toEqual([true]);
});

/** How often transactions of this database waited in a circle: one of them is run once more, so that nothing else tells. */
async function deadlocks(db: Database): Promise<number> {
  // What a connection has counted becomes visible after a moment.
  await sleep(1500);
  const { rows } = await sql<{ deadlocks: string }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return Number(rows[0]?.deadlocks ?? 0);
}

/** Whether anything in this database waits for a lock. */
async function isWaiting(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open };
}

// The embedded database has one connection: nothing there waits for anything.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  "an erasure and a rollup of what the same person closed never wait for each other in a circle",
  async () => {
    const tenant = await newTenant();
    const { db, propertyId } = tenant;
    const userId = await addForeignUser(db, propertyId, {}, { foreign_id: "ada" });
    const message = await liveMessage(tenant, "nps");
    const [first, second] = [randomUUID(), randomUUID()];
    for (const id of [first, second])
      await db
        .insertInto("impressions")
        .values({ property_id: propertyId, id, kind: "nps", content_id: message, version: 1, person: "ada" })
        .execute();
    const closed = async (run: string) => {
      const event = {
        id: randomUUID(),
        kind: "message_closed",
        catalogue: 1,
        occurred: new Date().toISOString(),
        run,
        payload: { how: "close" },
      };
      await tenant.call(null, "POST", "/player/:p/events", { events: [{ ...event, content: { type: "nps", id: message, version: 1 } }] });
      const { rows } = await sql<{
        batch: string;
      }>`select batch_id::text as batch from events where property_id = ${propertyId} and run_id = ${run}`.execute(db);
      return rows[0]?.batch ?? "";
    };
    const batches = [await closed(second), await closed(first)];
    const { body } = await startTask(tenant, "erase-person", { userId, propertyId });
    const before = await deadlocks(db);
    const [began, isErasing] = [gate(), gate()];
    // A round in which the rows of the person come in the other order.
    const round = db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${ROLLUP_LOCK})`.execute(trx);
      await addMessageShowings(trx, batches.slice(0, 1));
      began.open();
      await isErasing.opened;
      await addMessageShowings(trx, batches.slice(1));
    });
    await began.opened;
    const erased = workOn(tenant, String(body.id));
    while (!(await isWaiting(db))) await sleep(20);
    isErasing.open();
    await round;
    expect((await erased).status).toBe("done");
    expect(await deadlocks(db)).toBe(before);
    const rows = await db.selectFrom("impressions").select(["person", "closed_at"]).where("property_id", "=", propertyId).execute();
    for (const { person, closed_at } of rows) expect([person.startsWith("erased-"), closed_at]).toEqual([true, expect.any(Date)]);
  },
);
