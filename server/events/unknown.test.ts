import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { rollUp } from "./roll-up.ts";

const DAY_MILLISECONDS = 86_400_000;
const HOUR_AGO = new Date(Date.now() - 3_600_000).toISOString();

type Change = Record<string, unknown>;
const event = (kind: string, guide: number, run: string, change: Change = {}) => ({
  id: randomUUID(),
  kind,
  catalogue: 1,
  anonymous: "00000000-0000-4000-8000-000000000001",
  occurred: HOUR_AGO,
  language: "en",
  run,
  content: { type: "guide", id: guide, version: 1 },
  ...change,
});

async function rolledUp(tenant: Tenant, events: unknown[]) {
  for (let at = 0; at < events.length; at += 100) {
    expect((await tenant.call(null, "POST", "/player/:p/events", { events: events.slice(at, at + 100) })).status).toBe(202);
  }
  while ((await rollUp(tenant.db)) > 0);
}

/** How many rows the counts of a property take, and the totals of its days of arrival. */
async function stored({ db, propertyId }: Tenant) {
  const { rows } = await sql<Record<string, number>>`select
      (select count(*) from guide_runs where property_id = ${propertyId})::integer as runs,
      (select count(*) from guide_run_steps where property_id = ${propertyId})::integer as run_steps,
      (select count(*) from guide_days where property_id = ${propertyId})::integer as days,
      (select count(*) from guide_step_days where property_id = ${propertyId})::integer as step_days`.execute(db);
  const arrived = await db.selectFrom("event_days").selectAll().where("property_id", "=", propertyId).execute();
  return { rows: rows[0], arrived };
}

test("made-up guides, versions, steps and languages make no rows, and are counted in one", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  const foreign = await (await newTenant()).guide({ live: true });
  const run = randomUUID();
  const times = Array.from({ length: 100 }, (_, index) => index);
  await rolledUp(tenant, [
    event("run_started", guide, run),
    ...times.map((index) => event("run_started", 1_000_000 + index, randomUUID())),
    event("run_started", foreign, randomUUID()),
    ...times.map((index) => event("run_started", guide, randomUUID(), { content: { type: "guide", id: guide, version: 2 + index } })),
    ...times.map((index) => event("step_shown", guide, run, { step: `made-up-${index}` })),
    ...times.map((index) => event("step_shown", guide, run, { step: "hello", language: `aa-${index + 10}` })),
  ]);
  const { rows, arrived } = await stored(tenant);
  expect(rows).toEqual({ runs: 1, run_steps: 1, days: 1, step_days: 1 });
  expect(arrived).toMatchObject([
    { stored: 402, unknown_guides: 101, unknown_versions: 100, unknown_steps: 100, unknown_languages: 100, wrong_clocks: 0 },
  ]);
  const metrics = await (await tenant.api.fetch(new Request("http://api.test/metrics"))).text();
  expect(Number(/^handrail_unknown_events\{reason="versions"\} (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThanOrEqual(100);
});

test("a run is of one guide: what it says of another counts nowhere, now or later", async () => {
  const tenant = await newTenant();
  const [one, other] = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  const run = randomUUID();
  await rolledUp(tenant, [
    event("run_started", one, run),
    event("run_completed", other, run),
    event("step_shown", other, run, { step: "hello" }),
  ]);
  await rolledUp(tenant, [event("run_completed", other, run)]);
  const { rows, arrived } = await stored(tenant);
  expect(rows).toMatchObject({ runs: 1, run_steps: 0, days: 1 });
  expect(arrived).toMatchObject([{ stored: 4, unknown_guides: 3 }]);
  expect(await tenant.db.selectFrom("guide_days").selectAll().where("property_id", "=", tenant.propertyId).execute()).toMatchObject([
    { guide_id: one, starts: 1, completions: 0 },
  ]);
});

test("steps that an older version or the draft has count", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  const run = randomUUID();
  await rolledUp(tenant, [event("run_started", guide, run), event("step_shown", guide, run, { step: "press" })]);
  const draft = sql<string>`jsonb_set(draft, '{steps}', '[{"id": "drafted"}]')`;
  await tenant.db.updateTable("guides").set({ draft }).where("property_id", "=", tenant.propertyId).where("id", "=", guide).execute();
  await rolledUp(
    tenant,
    ["drafted", "hello", "other"].map((step) => event("step_shown", guide, run, { step })),
  );
  const steps = await tenant.db.selectFrom("guide_run_steps").select("step_id").where("property_id", "=", tenant.propertyId).execute();
  expect(steps.map(({ step_id }) => step_id).sort()).toEqual(["drafted", "hello", "press"]);
});

test.each([
  ["1900-01-01T00:00:00Z", true],
  [new Date(Date.now() - 401 * DAY_MILLISECONDS).toISOString(), true],
  [new Date(Date.now() - 399 * DAY_MILLISECONDS).toISOString(), false],
  [new Date(Date.now() + 0.9 * DAY_MILLISECONDS).toISOString(), false],
  [new Date(Date.now() + 1.1 * DAY_MILLISECONDS).toISOString(), true],
  ["9999-12-31T23:59:59Z", true],
])("an event of %s is taken for a wrong clock: %s", async (occurred, isWrong) => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  await rolledUp(tenant, [event("run_started", guide, randomUUID(), { occurred })]);
  const days = await tenant.db.selectFrom("guide_days").select("day").where("property_id", "=", tenant.propertyId).execute();
  const counted = (isWrong ? new Date().toISOString() : occurred).slice(0, 10);
  expect(days).toEqual([{ day: counted }]);
  expect((await stored(tenant)).arrived).toMatchObject([{ wrong_clocks: isWrong ? 1 : 0 }]);
});

test("a run that ends before it starts has no time, and makes no median negative", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  const timed = (seconds: number) => {
    const run = randomUUID();
    const occurred = new Date(Date.parse(HOUR_AGO) + seconds * 1000).toISOString();
    return [event("run_started", guide, run), event("run_completed", guide, run, { occurred })];
  };
  await rolledUp(tenant, [timed(-3000), timed(-2000), timed(-1000), timed(8)].flat());
  const report = await tenant.call("company admin", "GET", "/v2/properties/:p/analytics/guides");
  expect(report.body.totals).toEqual({ starts: 4, completions: 4, rate: 1, medianSeconds: 8 });
  expect(report.body.data).toMatchObject([{ medianSeconds: 8 }]);
});

test("a payload keeps the fields of the catalogue alone", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  await rolledUp(tenant, [event("run_started", guide, randomUUID(), { payload: { how: "click", anything: "else", index: 1 } })]);
  const kept = await tenant.db.selectFrom("events").select("payload").where("property_id", "=", tenant.propertyId).execute();
  expect(kept).toEqual([{ payload: { how: "click", index: 1 } }]);
});
