import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { addCompanyUser } from "#tests/support/people.ts";
import { settled, startTask } from "#tests/support/planted-person.ts";
import { workOn } from "#tests/support/tasks.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { tablesWith } from "#tests/support/traces.ts";
import { erasePerson } from "./erase-person.ts";
import type { Progress } from "./task-type.ts";

/** Somebody of a company, and their erasure: meanwhile something happens, when the paths of others were read and their own rows are still there. */
async function erasing() {
  const tenant = await newTenant();
  const mark = randomUUID();
  await tenant.db
    .updateTable("properties")
    .set({ stylings: JSON.stringify({ privacyLevel: 1 }) })
    .where("id", "=", tenant.propertyId)
    .execute();
  const publicId = `ada-${mark}@people.test`;
  const userId = await addCompanyUser(tenant.db, tenant.companyId, {}, { public_id: publicId });
  const erasedWhile = async (meanwhile: () => Promise<unknown>) => {
    let happened = 0;
    const run: typeof erasePerson.run = (task) =>
      erasePerson.run({
        ...task,
        async portion(work) {
          const answer = await task.portion(work);
          const { read, isGone } = ((answer as { progress?: Progress }).progress?.state ?? {}) as { read?: null; isGone?: true };
          if (read === null && !isGone && happened++ === 0) await meanwhile();
          return answer;
        },
      });
    const { body } = await startTask(tenant, "erase-person", { userId });
    const task = await workOn(tenant, String(body.id), { types: { "erase-person": { ...erasePerson, run } } });
    expect([task.status, happened]).toEqual(["done", 1]);
  };
  return { tenant, mark, publicId, erasedWhile };
}

test("what a call still holds in memory while somebody is erased goes too", async () => {
  const { tenant, mark, publicId, erasedWhile } = await erasing();
  await tenant.attribute("seats", "number");
  await erasedWhile(async () => {
    // The first refused value is written at once, and the next not within a second.
    for (const seats of ["many", publicId]) {
      const said = { user: publicId, attributes: { seats } };
      expect((await tenant.call(null, "POST", "/player/:p/identify", said)).status).toBe(204);
    }
  });
  await settled();
  expect(await tablesWith(tenant.db, mark)).toEqual({});
});

test("a path that names somebody goes too when its events were numbered before their erasure and are there only later", async () => {
  const { tenant, mark, publicId, erasedWhile } = await erasing();
  const { db, propertyId } = tenant;
  const nextBatch = async () => (await sql<{ id: string }>`select nextval('event_batches_id_seq') as id`.execute(db)).rows[0]!.id;
  const late = await nextBatch();
  await nextBatch();
  const event = { property_id: propertyId, batch_id: late, kind: "page_viewed", catalogue: 1, occurred_at: new Date(), user_id: "watcher" };
  const paths = [`/people/${encodeURIComponent(publicId)}`, "/people/others"];
  const add = () =>
    db
      .insertInto("events")
      .values(paths.map((path) => ({ ...event, id: randomUUID(), path })))
      .execute();
  await erasedWhile(add);
  expect(await tablesWith(db, mark)).toEqual({});
  const left = await db.selectFrom("events").select("path").where("property_id", "=", propertyId).orderBy("path").execute();
  expect(left.map(({ path }) => path)).toEqual(["/people/others", null]);
});
