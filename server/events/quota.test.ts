import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMetrics } from "#server/http/health.tsx";
import { problemAnswer } from "#server/http/problem-answer.ts";
import { createLog } from "#server/log.ts";
import { testParts } from "#tests/support/parts.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { dropOldEvents } from "./drop-old-events.ts";
import { rollUp } from "./roll-up.ts";
import { eventRoutes } from "./routes.ts";

/** An instance of the ingestion with a quota of its own, and what it logs. */
async function instance(given: Record<string, string>) {
  const lines: string[] = [];
  const parts = { ...(await testParts(given)), log: createLog("warn", { write: (line) => lines.push(line) }) };
  const app = new Hono();
  app.onError((error, context) => problemAnswer(context, error));
  app.route("/player", eventRoutes(parts, createMetrics()));
  const send = (propertyId: number, events: unknown[]) =>
    app.request(`/player/${propertyId}/events`, {
      method: "POST",
      body: JSON.stringify({ events }),
      headers: { "content-type": "text/plain" },
    });
  return { lines, send };
}

const some = (count: number, guide = 1) =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    kind: "run_started",
    catalogue: 1,
    occurred: new Date().toISOString(),
    run: randomUUID(),
    content: { type: "guide", id: guide, version: 1 },
  }));

test("beyond the quota of a day events are refused until midnight, by every instance, with one line in the log", async () => {
  const tenant = await newTenant();
  const [first, second] = [await instance({ EVENTS_PER_DAY: "50" }), await instance({ EVENTS_PER_DAY: "50" })];
  expect((await first.send(tenant.propertyId, some(30))).status).toBe(202);
  await rollUp(tenant.db);
  expect((await first.send(tenant.propertyId, some(10))).status).toBe(202);
  expect((await second.send(tenant.propertyId, some(11))).status).toBe(429);
  expect((await second.send(tenant.propertyId, some(10))).status).toBe(202);
  for (let again = 0; again < 3; again++) {
    const refused = await second.send(tenant.propertyId, some(1));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toSatisfy((seconds: number) => seconds > 0 && seconds <= 86_400);
    expect(refused.headers.get("access-control-expose-headers")).toContain("Retry-After");
  }
  expect(second.lines).toHaveLength(1);
  expect(second.lines.join()).toContain(`"propertyId":${tenant.propertyId}`);
  const other = await newTenant();
  expect((await second.send(other.propertyId, some(50))).status).toBe(202);
});

test("old events go in portions, what was counted of them stays, and what is newer as well", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  const { send } = await instance({});
  const left = async () =>
    Number(
      (await sql<{ n: string }>`select count(*) as n from events where property_id = ${tenant.propertyId}`.execute(tenant.db)).rows[0]?.n,
    );
  await send(tenant.propertyId, some(60, guide));
  while ((await rollUp(tenant.db)) > 0);
  // This may delete events of earlier tests; they are rolled up, and no test needs them any more.
  await tenant.db.updateTable("event_days").set({ day: sql<string>`day - 500` }).where("property_id", "=", tenant.propertyId).execute();
  await send(tenant.propertyId, some(40, guide));
  while ((await dropOldEvents(tenant.db, 501)) > 0);
  expect(await left()).toBe(100);
  while ((await dropOldEvents(tenant.db, 400)) > 0);
  expect(await left()).toBe(40);
  while ((await rollUp(tenant.db)) > 0);
  const { totals } = (await tenant.call("company admin", "GET", "/v2/properties/:p/analytics/guides")).body;
  expect(totals).toMatchObject({ starts: 100 });
});
