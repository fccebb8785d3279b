import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inOneTransaction } from "#server/database/transaction-scope.ts";
import { addForeignUser } from "#tests/support/people.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { eraseAll } from "./place.ts";
import { PLACES } from "./places.ts";
import { findWhom } from "./whom.ts";

// The embedded database has one connection: nothing there happens at the same time.
test.skipIf(!process.env.TEST_DATABASE_URL)("what somebody else changes at the same time is erased all the same", async () => {
  const tenant = await newTenant();
  const { db, companyId, propertyId } = tenant;
  const userId = await addForeignUser(db, propertyId, {}, { foreign_id: "ada@x.test" });
  const session = { property_id: propertyId, id: "00000000-0000-4000-8000-000000000001", person: "ada@x.test" };
  await db
    .insertInto("sessions")
    .values({ ...session, started_at: new Date(), last_at: new Date() })
    .execute();
  const whom = await findWhom(db, { companyId, propertyId }, userId);
  let tell = () => {};
  const changed = new Promise<void>((done) => {
    tell = done;
  });
  const other = db.transaction().execute(async (trx) => {
    await sql`update sessions set pages = pages + 1 where property_id = ${propertyId}`.execute(trx);
    await sql`update foreign_users set last_seen_at = now() where property_id = ${propertyId}`.execute(trx);
    tell();
    await sleep(500);
  });
  await changed;
  await inOneTransaction(db, async () => {
    for (const place of PLACES.filter(({ table }) => table === "sessions" || table === "foreign_users"))
      for (const rule of place.rows(whom!)) await eraseAll(db, place, rule, place.becomes?.(whom!, "erased-1") ?? null);
  });
  await other;
  const rows = await db.selectFrom("sessions").select("person").where("property_id", "=", propertyId).execute();
  expect(rows).toEqual([{ person: "erased-1" }]);
  expect(await db.selectFrom("foreign_users").select("id").where("property_id", "=", propertyId).execute()).toEqual([]);
});
