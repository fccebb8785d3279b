import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { rollUp } from "./roll-up.ts";

const DAY_MILLISECONDS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MILLISECONDS).toISOString().slice(0, 10);
/** Two consecutive days, and a range around them. */
const [DAY, NEXT_DAY] = [daysAgo(40), daysAgo(39)];
const RANGE = `from=${daysAgo(50)}&to=${daysAgo(20)}`;

/** The events of one run of a guide as a player sends them: one second apart, from the given time. */
function run(guide: number, kinds: string[], { start = `${DAY}T10:00:00Z`, language = "en", user = "u1" } = {}) {
  const id = randomUUID();
  return kinds.map((said, index) => {
    const [kind, step] = said.split(" ");
    const occurred = new Date(Date.parse(start) + index * 1000).toISOString();
    return {
      id: randomUUID(),
      kind,
      catalogue: 1,
      user,
      occurred,
      language,
      run: id,
      step,
      content: { type: "guide", id: guide, version: 1 },
    };
  });
}

const send = (tenant: Tenant, events: unknown[]) => tenant.call(null, "POST", "/player/:p/events", { events });

async function rolledUp(tenant: Tenant) {
  while ((await rollUp(tenant.db)) > 0);
}

const WHOLE = ["run_started", "step_shown hello", "step_done hello", "step_shown press", "step_done press", "run_completed"];

test("a run that is started and completed is counted once, however often its events arrive", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  const events = run(guide, WHOLE);
  expect((await send(tenant, events)).status).toBe(202);
  await rolledUp(tenant);
  expect((await send(tenant, events)).status).toBe(202);
  await rolledUp(tenant);
  const report = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides?${RANGE}`);
  expect(report.body.totals).toEqual({ starts: 1, completions: 1, rate: 1, medianSeconds: 5 });
  expect(report.body.data).toMatchObject([{ id: guide, starts: 1, completions: 1, rate: 1 }]);
});

test("what is new and what is known already is counted for the metrics", async () => {
  const tenant = await newTenant();
  const outcomes = async () => {
    const text = await (await tenant.api.fetch(new Request("http://api.test/metrics"))).text();
    return ["stored", "duplicate", "refused"].map((outcome) =>
      Number(new RegExp(`^handrail_events_total\\{outcome="${outcome}"\\} (\\d+)$`, "m").exec(text)?.[1] ?? 0),
    );
  };
  const before = await outcomes();
  const events = run(await tenant.guide({ live: true }), WHOLE);
  await send(tenant, [...events, events[0]]);
  await Promise.all([send(tenant, events), send(tenant, events.slice(0, 2))]);
  await send(tenant, [{ kind: "typed" }]);
  expect((await outcomes()).map((count, at) => count - before[at]!)).toEqual([6, 9, 1]);
});

test("drop-off counts runs per step, not how often somebody went back", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  await send(tenant, run(guide, WHOLE));
  await send(
    tenant,
    run(guide, ["run_started", "step_shown hello", "step_done hello", "step_shown press", "step_shown hello", "run_dismissed"]),
  );
  await send(tenant, run(guide, ["run_started", "step_shown hello", "step_failed press", "run_dismissed"]));
  await rolledUp(tenant);
  const report = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides/${guide}?${RANGE}`);
  expect(report.body.steps).toMatchObject([
    { step: "hello", position: 1, shown: 3, done: 2, failed: 0 },
    { step: "press", position: 2, shown: 2, done: 1, failed: 1 },
  ]);
});

test("days are cut in the property's time zone", async () => {
  const tenant = await newTenant({ timeZone: "Europe/Berlin" });
  const guide = await tenant.guide({ live: true });
  await send(tenant, run(guide, WHOLE, { start: `${DAY}T23:30:00Z` }));
  await rolledUp(tenant);
  const report = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides?from=${DAY}&to=${NEXT_DAY}`);
  expect(report.body.days).toEqual([
    { day: DAY, starts: 0, completions: 0 },
    { day: NEXT_DAY, starts: 1, completions: 1 },
  ]);
});

test("a start that arrives after its completion moves the run to the day of the start", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  const [started, ...rest] = run(guide, WHOLE, { start: `${DAY}T23:59:58Z` });
  await send(tenant, rest.slice(-1));
  await rolledUp(tenant);
  await send(tenant, [started]);
  await rolledUp(tenant);
  const report = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides?from=${DAY}&to=${NEXT_DAY}`);
  expect(report.body.days).toMatchObject([
    { starts: 1, completions: 1 },
    { starts: 0, completions: 0 },
  ]);
});

test("figures can be limited to a language, and are of the own property alone", async () => {
  const wish = { languages: [["en", "English"] as [string, string], ["de", "Deutsch"] as [string, string]] };
  const [tenant, other] = [await newTenant(wish), await newTenant(wish)];
  const guide = await tenant.guide({ live: true });
  await send(tenant, run(guide, WHOLE, { language: "de" }));
  await send(other, run(await other.guide({ live: true }), WHOLE, { language: "de" }));
  await rolledUp(tenant);
  const english = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides?${RANGE}&lang=en`);
  expect(english.body.totals).toMatchObject({ starts: 0, rate: null });
  const german = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides?${RANGE}&lang=de`);
  expect(german.body).toMatchObject({ totals: { starts: 1 }, languages: ["de", "en"] });
  const unknown = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides?${RANGE}&lang=fr`);
  expect(unknown).toMatchObject({ status: 400, body: { fields: [{ path: "lang" }] } });
});

test("privacy level 0 keeps content events only, level 1 pages as well", async () => {
  const page = () => ({
    id: randomUUID(),
    kind: "page_viewed",
    catalogue: 1,
    occurred: `${DAY}T10:00:00Z`,
    path: "/contacts?q=secret",
  });
  const [closed, open] = [await newTenant(), await newTenant({ stylings: { privacyLevel: 1 } })];
  expect((await send(closed, [page()])).body).toEqual({ accepted: 0 });
  expect((await send(open, [page()])).body).toEqual({ accepted: 1 });
  const stored = await open.db
    .selectFrom("events")
    .select(["kind", "path"])
    .where("property_id", "in", [closed.propertyId, open.propertyId])
    .execute();
  expect(stored).toEqual([{ kind: "page_viewed", path: "/contacts" }]);
});

test.each([
  ["no events", [], 422],
  ["more than 100", Array.from({ length: 101 }, () => run(1, ["run_started"])[0]), 422],
  ["an unknown kind", [{ ...run(1, ["run_started"])[0], kind: "typed" }], 422],
  ["a control character", [{ ...run(1, ["run_started"])[0], user: "a\u0000" }], 422],
  [
    "a payload of eleven fields",
    [{ ...run(1, ["run_started"])[0], payload: Object.fromEntries([..."abcdefghijk"].map((key) => [key, 1])) }],
    422,
  ],
  ["a control character in its language", [{ ...run(1, ["run_started"])[0], language: "a\u0000" }], 422],
  ["a lone surrogate in its language", [{ ...run(1, ["run_started"])[0], language: "\ud800" }], 422],
  ["the year 0", [{ ...run(1, ["run_started"])[0], occurred: "0000-01-01T00:00:00Z" }], 422],
  ["a thousand digits of a second", [{ ...run(1, ["run_started"])[0], occurred: `${DAY}T10:00:00.${"1".repeat(1000)}Z` }], 422],
  ["an impossible offset", [{ ...run(1, ["run_started"])[0], occurred: "2026-03-10T10:00:00+23:00" }], 422],
  ["a clock far ahead", [{ ...run(1, ["run_started"])[0], occurred: "2099-01-01T00:00:00Z" }], 202],
])("a batch with %s", async (_name, events, status) => {
  expect((await send(await newTenant(), events)).status).toBe(status);
});

test("privacy level 0 keeps of a content event neither session nor page nor company", async () => {
  const tenant = await newTenant();
  const [started] = run(await tenant.guide({ live: true }), ["run_started"]);
  await send(tenant, [{ ...started, session: randomUUID(), seq: 3, company: "c1", path: "/contacts" }]);
  const stored = await tenant.db
    .selectFrom("events")
    .select(["kind", "session_id", "seq", "company_key", "path"])
    .where("property_id", "=", tenant.propertyId)
    .executeTakeFirst();
  expect(stored).toEqual({ kind: "run_started", session_id: null, seq: null, company_key: null, path: null });
});

test("an unknown property has no events", async () => {
  const tenant = await newTenant();
  expect((await tenant.call(null, "POST", "/player/999999999/events", { events: run(1, ["run_started"]) })).status).toBe(404);
});
