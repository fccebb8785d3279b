import { sql } from "kysely";
import { expect, test } from "vitest";
import { ROLLUP_LOCK } from "#server/events/roll-up.ts";
import { addCompanyUser } from "#tests/support/people.ts";
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
