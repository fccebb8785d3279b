import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { rollUp } from "./roll-up.ts";

const GUIDES = "/v2/properties/:p/tutorials";
const MINUTE = 60_000;

/** A step of a guide that failed so many minutes ago. */
function failed(guide: number, minutes: number, more: { step?: string; version?: number; path?: string; reason?: string } = {}) {
  const { step = "press", version = 1, path = "/deals", reason = "absent" } = more;
  const base = {
    id: randomUUID(),
    catalogue: 1,
    anonymous: randomUUID(),
    session: randomUUID(),
    seq: 1,
    run: randomUUID(),
    language: "en",
  };
  const occurred = new Date(Date.now() - minutes * MINUTE).toISOString();
  return { ...base, kind: "step_failed", occurred, path, step, content: { type: "guide", id: guide, version }, payload: { reason } };
}

async function report(tenant: Tenant, ...events: object[]) {
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
  await rollUp(tenant.db);
}

const property = () => newTenant({ stylings: { privacyLevel: 1 } });
const read = async (tenant: Tenant, guide: number) => (await tenant.call("company admin", "GET", `${GUIDES}/edit/${guide}`)).body;
const failuresOf = ({ db, propertyId }: Tenant) =>
  db.selectFrom("target_failures").selectAll().where("property_id", "=", propertyId).execute();
const five = (guide: number, ...more: Parameters<typeof failed>[2][]) => [10, 8, 6, 4, 2].map((minutes) => failed(guide, minutes, ...more));

test("five failures of one step within eight hours raise an alarm that says what failed, where, how often and since when", async () => {
  const tenant = await property();
  const guide = await tenant.guide({ live: true });
  const [first, ...others] = five(guide);
  await report(tenant, ...others);
  expect(await read(tenant, guide)).toMatchObject({ hasAlarm: false, alarms: [] });
  await report(tenant, first!);
  const alarm = { stepIndex: 1, failures: 5, reasons: { absent: 5 }, pages: [{ path: "/deals", failures: 5 }] };
  const { body: before } = await tenant.call("company admin", "GET", GUIDES);
  expect(await read(tenant, guide)).toMatchObject({
    hasAlarm: true,
    alarms: [{ ...alarm, since: first!.occurred, last: others[3]!.occurred }],
  });
  expect(before.data).toMatchObject([{ id: guide, hasAlarm: true, alarmed: { steps: 1, since: first!.occurred } }]);
  await report(tenant, failed(guide, 1, { path: "/contacts", reason: "hidden" }));
  expect((await read(tenant, guide)).alarms).toMatchObject([{ failures: 6, reasons: { absent: 5, hidden: 1 } }]);
});

test("failures of several steps, of other guides, properties and versions, or further apart, raise none", async () => {
  const [tenant, other] = [await property(), await property()];
  const [guide, neighbour] = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  await report(tenant, ...five(guide).slice(0, 4), failed(guide, 1, { step: "hello" }), failed(neighbour, 1));
  await report(other, ...five(guide));
  await report(tenant, failed(guide, 1, { version: 2 }), failed(guide, 9 * 60), failed(guide, 1, { reason: "bored" }));
  for (const id of [guide, neighbour]) expect((await read(tenant, id)).alarms).toEqual([]);
});

test("saving a new target clears it, and what the live version fails by then is nothing new", async () => {
  const tenant = await property();
  const guide = await tenant.guide({ live: true });
  const save = async (change: object) => {
    const { steps } = (await read(tenant, guide)) as unknown as { steps: object[] };
    const changed = steps.map((step, index) => (index === 1 ? { ...step, ...change } : step));
    expect((await tenant.call("company admin", "PUT", `${GUIDES}/${guide}`, { tutorial: { steps: changed } })).status).toBe(200);
  };
  await report(tenant, ...five(guide));
  const { revision } = await read(tenant, guide);
  await save({ title: "Another heading" });
  expect(await read(tenant, guide)).toMatchObject({ hasAlarm: true, revision: Number(revision) + 1 });
  await save({ identifier: "#another" });
  expect(await read(tenant, guide)).toMatchObject({ hasAlarm: false, alarms: [] });
  await report(tenant, ...five(guide));
  expect((await read(tenant, guide)).alarms).toEqual([]);
  // Nor does it pile up until somebody publishes.
  expect(await failuresOf(tenant)).toEqual([]);
  await tenant.call("company admin", "PUT", `${GUIDES}/${guide}`, { tutorial: { visibility: "public" } });
  await report(tenant, ...five(guide));
  expect((await read(tenant, guide)).alarms).toEqual([]);
  await report(tenant, ...five(guide, { version: 2 }));
  expect((await read(tenant, guide)).alarms).toMatchObject([{ stepIndex: 1, failures: 5 }]);
});

test("restoring a version with another target clears it, and so does removing the step", async () => {
  const tenant = await property();
  const [restored, removed] = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  const { steps } = (await read(tenant, restored)) as unknown as { steps: object[] };
  const tutorial = { steps: steps.map((step, index) => (index === 1 ? { ...step, identifier: "#new" } : step)), visibility: "public" };
  await tenant.call("company admin", "PUT", `${GUIDES}/${restored}`, { tutorial });
  await report(tenant, ...five(restored, { version: 2 }), ...five(removed));
  for (const id of [restored, removed]) expect((await read(tenant, id)).alarms).toHaveLength(1);
  await tenant.call("company admin", "POST", `${GUIDES}/${restored}/versions/restore`, { version: 1 });
  await tenant.call("company admin", "PUT", `${GUIDES}/${removed}`, { tutorial: { steps: steps.slice(0, 1) } });
  for (const id of [restored, removed]) expect((await read(tenant, id)).alarms).toEqual([]);
});

test("what cannot raise an alarm any more is forgotten, and unpublishing keeps an alarm", async () => {
  const tenant = await property();
  const guide = await tenant.guide({ live: true });
  const kept = () => failuresOf(tenant);
  await report(tenant, failed(guide, 9 * 60), failed(guide, 5));
  expect(await kept()).toHaveLength(1);
  await report(tenant, ...five(guide));
  expect(await kept()).toHaveLength(0);
  await tenant.call("company admin", "PUT", `${GUIDES}/${guide}`, { tutorial: { visibility: "private" } });
  await report(tenant, failed(guide, 1));
  expect((await read(tenant, guide)).alarms).toMatchObject([{ failures: 6 }]);
});

test("a guide that cannot be judged keeps its failures to itself", async () => {
  const tenant = await property();
  const [broken, guide] = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  await tenant.db
    .updateTable("guides")
    .set({ draft: sql`draft - 'steps'` as never })
    .where("id", "=", broken)
    .execute();
  await expect(report(tenant, ...five(broken), ...five(guide))).rejects.toThrow("1 of 2 failed");
  expect(await read(tenant, guide)).toMatchObject({ hasAlarm: true });
  await tenant.db.deleteFrom("target_failures").where("content_id", "=", broken).execute();
});
