import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { rollUp } from "./roll-up.ts";

const DAY_MILLISECONDS = 86_400_000;
const MIDNIGHT = (Math.floor(Date.now() / DAY_MILLISECONDS) - 40) * DAY_MILLISECONDS;
const KINDS = [
  "run_started",
  "step_shown hello",
  "step_done hello",
  "step_shown press",
  "step_failed press",
  "run_completed",
  "run_dismissed",
];

/** What one run sends: some of the kinds, starting near midnight, some events without a language. */
const aRun = fc.record({
  kinds: fc.subarray(KINDS, { minLength: 1 }),
  start: fc.integer({ min: -3000, max: 3000 }),
  languages: fc.array(fc.constantFrom("en", "de", undefined), { minLength: 1, maxLength: 3 }),
});

function eventsOf({ kinds, start, languages }: { kinds: string[]; start: number; languages: (string | undefined)[] }, guide: number) {
  const run = randomUUID();
  return kinds.map((said, index) => {
    const [kind, step] = said.split(" ");
    const occurred = new Date(MIDNIGHT + (start + index * 600) * 1000).toISOString();
    const language = languages[index % languages.length];
    return {
      id: randomUUID(),
      kind,
      catalogue: 1,
      user: "u1",
      occurred,
      language,
      run,
      step,
      content: { type: "guide", id: guide, version: 1 },
    };
  });
}

/** The counts as stored, and as counted from all runs of the property. */
async function counts({ db, propertyId }: Tenant) {
  const days = await sql`select day, guide_id, language, starts, completions from guide_days
    where property_id = ${propertyId} order by 1, 2, 3`.execute(db);
  const steps = await sql`select day, guide_id, step_id, language, shown, done, failed from guide_step_days
    where property_id = ${propertyId} order by 1, 2, 3, 4`.execute(db);
  const allDays = await sql`select day, guide_id, language, count(*)::integer as starts, count(completed_at)::integer as completions
    from guide_runs where property_id = ${propertyId} and started_at is not null group by 1, 2, 3 order by 1, 2, 3`.execute(db);
  const allSteps = await sql`select day, guide_id, step_id, language, count(*) filter (where shown)::integer as shown,
      count(*) filter (where done)::integer as done, count(*) filter (where failed)::integer as failed
    from guide_runs join guide_run_steps using (property_id, run_id) where property_id = ${propertyId}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(db);
  return { kept: [days.rows, steps.rows], counted: [allDays.rows, allSteps.rows] };
}

test("in whatever order, portions and repetitions events arrive, the days count what the runs are", { timeout: 60_000 }, async () => {
  const tenant = await newTenant({
    timeZone: "Europe/Berlin",
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
  });
  const guides = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  await fc.assert(
    fc.asyncProperty(fc.array(aRun, { minLength: 1, maxLength: 6 }), fc.infiniteStream(fc.nat()), async (runs, chance) => {
      const next = (below: number) => (chance.next().value as number) % below;
      const waiting = runs.flatMap((each, index) => eventsOf(each, guides[index % guides.length] ?? 0));
      for (let again = 5; waiting.length > 0; ) {
        const batch = Array.from({ length: Math.min(waiting.length, 1 + next(4)) }, () => waiting.splice(next(waiting.length), 1)).flat();
        if (next(5) === 0 && again-- > 0) waiting.push(...batch.slice(0, 1));
        expect((await tenant.call(null, "POST", "/player/:p/events", { events: batch })).status).toBe(202);
        if (next(3) === 0) await rollUp(tenant.db);
      }
      while ((await rollUp(tenant.db)) > 0);
      const { kept, counted } = await counts(tenant);
      expect(kept).toEqual(counted);
    }),
    { numRuns: 25 },
  );
  expect((await counts(tenant)).kept.every((rows) => rows.length > 0)).toBe(true);
});
