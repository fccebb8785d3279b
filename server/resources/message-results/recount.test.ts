import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { standingOf } from "#app/domain/messages/nps.ts";
import { rollUp } from "#server/events/roll-up.ts";
import { asked } from "#tests/support/messages.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const ALL = "/v2/properties/:p/announcements";
const FROM = "2026-01-01";

type Figures = Record<"shown" | "seen" | "clicked" | "closed" | "answered", number> & { responseRate: number | null };
type Report = {
  totals: Figures;
  days: (Figures & { day: string })[];
  nps: { n: number; score: number | null; promoters: number; detractors: number };
};

async function liveNps(tenant: Tenant) {
  const { status, body } = await tenant.call("company admin", "POST", ALL, { announcement: { type: "nps" } });
  expect([status, body]).toMatchObject([201, { id: expect.any(Number) }]);
  const announcement = { languageTexts: { en: { texts: asked("How likely?") } }, publishing: true };
  expect((await tenant.call("company admin", "PUT", `${ALL}/${body.id}`, { announcement })).status).toBe(200);
  return body.id as unknown as number;
}

/** What happens in one showing: on which day, what of it the player says and in which order, and what is answered. */
const showing = fc.record({
  day: fc.integer({ min: 1, max: 20 }),
  isGranted: fc.boolean(),
  events: fc.array(fc.constantFrom("message_shown", "message_seen", "message_clicked", "message_closed", "message_answered"), {
    maxLength: 6,
  }),
  score: fc.option(fc.nat(10), { nil: null }),
});

async function happen(
  tenant: Tenant,
  nps: number,
  histories: ReturnType<typeof fc.sample<typeof showing extends fc.Arbitrary<infer T> ? T : never>>,
) {
  const { db, propertyId: property_id } = tenant;
  const content = { type: "nps", id: nps, version: 1 };
  const events = [];
  for (const { day, isGranted, events: kinds, score } of histories) {
    const id = randomUUID();
    const at = `2026-01-${String(day).padStart(2, "0")}T12:00:00.000Z`;
    if (isGranted)
      await db
        .insertInto("impressions")
        .values({ property_id, id, kind: "nps", content_id: nps, version: 1, person: "", shown_at: at })
        .execute();
    for (const kind of kinds) events.push({ id: randomUUID(), kind, catalogue: 1, occurred: at, run: id, language: "en", content });
    if (score === null || !isGranted) continue;
    const answer = { id, content: nps, language: "en", how: "done", answers: { main: score } };
    expect((await tenant.call(null, "POST", "/player/:p/answers", answer)).status).toBe(204);
    // Sent once more, as after an outage.
    expect((await tenant.call(null, "POST", "/player/:p/answers", answer)).status).toBe(204);
  }
  for (let from = 0; from < events.length; from += 100)
    await tenant.call(null, "POST", "/player/:p/events", { events: events.slice(from, from + 100) });
  while ((await rollUp(db)) > 0);
}

/** The same figures from what is stored of single events, impressions and answers. */
async function recounted({ db, propertyId }: Tenant, nps: number) {
  const events = await db
    .selectFrom("events")
    .select(["kind", "run_id"])
    .where("property_id", "=", propertyId)
    .where("content_id", "=", nps)
    .execute();
  const granted = await db
    .selectFrom("impressions")
    .select("id")
    .where("property_id", "=", propertyId)
    .where("content_id", "=", nps)
    .execute();
  const answers = await db
    .selectFrom("message_answers")
    .select(["id", "score"])
    .where("property_id", "=", propertyId)
    .where("message_id", "=", nps)
    .execute();
  const runs = (...kinds: string[]) => events.flatMap(({ kind, run_id }) => (kinds.includes(kind) && run_id ? [run_id] : []));
  const count = (ids: string[]) => new Set(ids).size;
  const told = runs("message_shown", "message_seen", "message_clicked", "message_closed");
  const of = (standing: string) => answers.filter(({ score }) => standingOf(score ?? 0) === standing).length;
  return {
    totals: {
      shown: count([...told, ...granted.map(({ id }) => id)]),
      seen: count([...runs("message_seen", "message_clicked"), ...answers.map(({ id }) => id)]),
      clicked: count(runs("message_clicked")),
      closed: count(runs("message_closed")),
      answered: answers.length,
    },
    nps: { n: answers.length, promoters: of("promoter"), passives: of("passive"), detractors: of("detractor") },
    score: answers.length === 0 ? null : (100 * (of("promoter") - of("detractor"))) / answers.length,
  };
}

test("figures and score are those of a recount from raw events and answers, over random histories; no response rate is above 100 % (issue 12)", async () => {
  const tenant = await newTenant();
  await fc.assert(
    fc.asyncProperty(fc.array(showing, { maxLength: 25 }), async (histories) => {
      const nps = await liveNps(tenant);
      await happen(tenant, nps, histories);
      const { status, body } = await tenant.call(
        "company admin",
        "GET",
        `/v2/properties/:p/analytics/nps/${nps}?from=${FROM}&to=2026-01-31`,
      );
      expect(status).toBe(200);
      const report = body as unknown as Report;
      const { totals, nps: groups, score } = await recounted(tenant, nps);
      expect(report.totals).toMatchObject(totals);
      expect(report.nps).toMatchObject(groups);
      if (score === null) expect(report.nps.score).toBeNull();
      else expect(report.nps.score).toBeCloseTo(score, 9);
      for (const name of ["shown", "seen", "clicked", "closed", "answered"] as const)
        expect(report.days.reduce((sum, day) => sum + day[name], 0)).toBe(totals[name]);
      for (const { shown, answered } of report.days) expect(answered <= shown).toBe(true);
      expect((report.totals.responseRate ?? 0) <= 1).toBe(true);
    }),
    { numRuns: 25 },
  );
});
