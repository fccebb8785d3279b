import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inOneTransaction } from "#server/database/transaction-scope.ts";
import { PLACES } from "#server/resources/users/everything/places.ts";
import { doneTask, figuresOf, plantedPerson, startTask } from "#tests/support/planted-person.ts";
import { untilEnded, workOn } from "#tests/support/tasks.ts";
import { filesWith, tablesWith } from "#tests/support/traces.ts";
import { erasePerson } from "./erase-person.ts";
import { runTask } from "./run-task.ts";

const TABLES = [...new Set(PLACES.map(({ table }) => table))].sort();
/** Where the person stands without being named: by the number of their row. */
const UNNAMED = ["magic_links"];

test("nothing is left of an erased person in any table and any file, and what was counted stays", async () => {
  const { tenant, mark, companyUserId, prepared, rollUp } = await plantedPerson();
  const { db, api } = tenant;
  expect(Object.keys(await tablesWith(db, mark)).sort()).toEqual(TABLES.filter((table) => !UNNAMED.includes(table)));
  expect(await filesWith(api.files, mark)).toBeGreaterThanOrEqual(5);
  const links = () => db.selectFrom("magic_links").select("id").where("company_id", "=", tenant.companyId).execute();
  expect(await links()).toHaveLength(1);
  while ((await rollUp()) > 0);
  const before = await figuresOf(tenant);
  expect(before).toMatchObject({ runs: 4, people: [1, 2] });

  expect(await doneTask(tenant, "erase-person", { userId: companyUserId })).toMatchObject({ status: "done", payload: {}, state: {} });
  while ((await rollUp()) > 0);
  expect(await tablesWith(db, mark)).toEqual({});
  expect(await filesWith(api.files, mark)).toBe(0);
  expect(await links()).toEqual([]);
  expect(await figuresOf(tenant)).toEqual(before);
  // Somebody else keeps what is theirs.
  const paths = await db.selectFrom("events").select("path").where("user_id", "=", "zaphod@x.test").orderBy("path").execute();
  expect(paths.filter(({ path }) => path !== null).map(({ path }) => path)).toEqual(expect.arrayContaining(["/kept", "/shared"]));
  expect((await db.selectFrom("company_users").select("public_id").where("company_id", "=", tenant.companyId).execute()).length).toBe(1);
  // An import whose file is gone says so.
  expect(await db.selectFrom("tasks").select(["status", "error"]).where("id", "=", prepared).executeTakeFirst()).toEqual({
    status: "failed",
    error: "import_file_gone",
  });
});

test("who comes back is somebody new", async () => {
  const { tenant, id, userId, identify, rollUp } = await plantedPerson();
  await doneTask(tenant, "erase-person", { userId, propertyId: tenant.propertyId });
  const seen = await tenant.call("company admin", "GET", `/v2/properties/:p/foreignusers/${userId}`);
  expect(seen.status).toBe(404);
  expect((await identify({ user: id })).status).toBe(204);
  while ((await rollUp()) > 0);
  const rows = await tenant.db
    .selectFrom("foreign_users")
    .select(["id", "own"])
    .where("property_id", "=", tenant.propertyId)
    .where("foreign_id", "=", id)
    .execute();
  expect(rows).toEqual([{ id: expect.any(Number), own: {} }]);
  expect(rows[0]?.id).not.toBe(userId);
  const runs = tenant.db.selectFrom("guide_runs").select("run_id").where("property_id", "=", tenant.propertyId).where("person", "=", id);
  expect(await runs.execute()).toEqual([]);
});

test("an erasure that is stopped after every other portion ends as one that is not", async () => {
  const { tenant, mark, companyUserId, rollUp } = await plantedPerson();
  while ((await rollUp()) > 0);
  const before = await figuresOf(tenant);
  const { body } = await startTask(tenant, "erase-person", { userId: companyUserId });
  const parts = { ...tenant.api.parts, files: tenant.api.files };
  let stops = 0;
  for (let status = "waiting"; status !== "done"; stops++) {
    expect(stops).toBeLessThan(100);
    const stopping = new AbortController();
    let portions = 0;
    const halting: typeof erasePerson = {
      ...erasePerson,
      run: (task) =>
        erasePerson.run({
          ...task,
          async portion(work) {
            const answer = await task.portion(work);
            if (++portions === 2) stopping.abort();
            return answer;
          },
        }),
    };
    const held = await tenant.db
      .updateTable("tasks")
      .set({ status: "running", worker: randomUUID(), leased_until: sql`now() + interval '1 minute'` })
      .where("id", "=", String(body.id))
      .returningAll()
      .executeTakeFirstOrThrow();
    await runTask(parts, held, halting, stopping.signal);
    ({ status } = await tenant.db.selectFrom("tasks").select("status").where("id", "=", held.id).executeTakeFirstOrThrow());
    expect(["waiting", "done"]).toContain(status);
  }
  expect(stops).toBeGreaterThan(5);
  expect(await tablesWith(tenant.db, mark)).toEqual({});
  expect(await filesWith(tenant.api.files, mark)).toBe(0);
  expect(await figuresOf(tenant)).toEqual(before);
});

test("a portion that is done again after a conflict counts once", async () => {
  const done = async (isTwice: boolean) => {
    const { tenant, companyUserId } = await plantedPerson();
    const { body } = await startTask(tenant, "erase-person", { userId: companyUserId });
    const rolledBack = (work: () => Promise<unknown>) =>
      inOneTransaction(tenant.db, async () => {
        await work();
        throw new Error("rolled back");
      }).catch(() => undefined);
    const conflicting: typeof erasePerson = {
      ...erasePerson,
      run: (task) =>
        erasePerson.run({
          ...task,
          portion: (work) =>
            task.portion(async () => {
              if (isTwice) await rolledBack(work);
              return work();
            }),
        }),
    };
    const task = await workOn(tenant, String(body.id), { types: { "erase-person": conflicting } });
    expect(task.status).toBe("done");
    return task.done;
  };
  expect(await done(true)).toBe(await done(false));
});

test("whom the company has deleted is erased by who they are in an application, everywhere", async () => {
  const { tenant, mark, userId, companyUserId } = await plantedPerson();
  expect((await tenant.call("company admin", "DELETE", `/v2/companies/:c/companyusers/${companyUserId}/delete`)).status).toBeLessThan(300);
  expect(await tablesWith(tenant.db, mark)).toHaveProperty("outbox");
  expect((await doneTask(tenant, "erase-person", { userId })).status).toBe("done");
  expect(await tablesWith(tenant.db, mark)).toEqual({});
  expect(await filesWith(tenant.api.files, mark)).toBe(0);
});

test("of two erasures of the same person, one is done and the other cancelled", async () => {
  const { tenant, mark, companyUserId } = await plantedPerson();
  const [first, second] = [
    await startTask(tenant, "erase-person", { userId: companyUserId }),
    await startTask(tenant, "erase-person", { userId: companyUserId }),
  ];
  expect((await untilEnded(tenant, String(first.body.id))).status).toBe("done");
  expect((await untilEnded(tenant, String(second.body.id))).status).toBe("cancelled");
  expect(await tablesWith(tenant.db, mark)).toEqual({});
  expect((await startTask(tenant, "erase-person", { userId: companyUserId })).status).toBe(404);
});
