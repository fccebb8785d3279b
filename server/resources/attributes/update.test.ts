import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { newTenant } from "#tests/support/tenant.ts";

const SHARED = "/v3/companies/:c/attributes";

// The embedded database does one thing at a time anyhow.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  "while everybody's values are looked at, the company's other attributes can be written",
  async () => {
    const tenant = await newTenant();
    const call = (method: string, path: string, body: object) => tenant.call("company admin", method, path, body);
    const { id } = (await call("POST", SHARED, { key: "seats", dataType: "number" })).body;
    const other = await tenant.api.parts.pool.connect();
    await other.query("begin");
    // Whoever reads people waits.
    await other.query("lock table foreign_users in access exclusive mode");
    let isDone = false;
    const changing = call("PUT", `${SHARED}/${id}`, { dataType: "string" }).finally(() => {
      isDone = true;
    });
    await sleep(500);
    const added = await Promise.race([call("POST", SHARED, { key: "plan", dataType: "string" }), sleep(3000, null)]);
    const wasDone = isDone;
    await other.query("rollback");
    other.release();
    expect([added?.status, wasDone]).toEqual([201, false]);
    expect((await changing).status).toBe(200);
  },
);
