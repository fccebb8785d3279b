import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EVENT_KINDS, ownContent } from "#app/domain/analytics/event-catalogue.ts";
import { loader as ofGuide } from "#app/routes/app/$property/analytics/content/guides/$guideId/page.tsx";
import { loader as guides } from "#app/routes/app/$property/analytics/content/guides/page.tsx";
import { rollUp } from "#server/events/roll-up.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/analytics/content/guides";
const MOST_BYTES = 120_000;
const DAY_MILLISECONDS = 86_400_000;

type Figures = { starts: number; completions: number; medianSeconds: number | null };
type Report = { totals: Figures; data?: Figures[]; days: Figures[]; steps?: { shown: number; done: number; failed: number }[] };

const sum = (all: Figures[], name: "starts" | "completions") => all.reduce((total, each) => total + each[name], 0);

/** Any batch that the schema takes: known and made-up names side by side, in any order, with any clock. */
function batches(known: number[]) {
  const often = <T>(usual: T[], rest: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: rest });
  const near = fc
    .integer({ min: Date.now() - 30 * DAY_MILLISECONDS, max: Date.now() + DAY_MILLISECONDS })
    .map((time) => new Date(time).toISOString());
  const event = fc.record(
    {
      id: fc.uuid(),
      kind: fc.constantFrom(...EVENT_KINDS),
      catalogue: fc.constant(1),
      user: often(["u1", "u2"], fc.stringMatching(/^[ -~äöü€]{1,200}$/)),
      anonymous: fc.uuid(),
      company: fc.stringMatching(/^[a-z0-9]{1,200}$/),
      session: fc.uuid(),
      seq: fc.nat(2_147_483_647),
      occurred: fc.oneof(
        { weight: 4, arbitrary: near },
        {
          weight: 1,
          arbitrary: fc
            .date({ min: new Date("1900-01-01"), max: new Date("9999-12-31"), noInvalidDate: true })
            .map((date) => date.toISOString()),
        },
      ),
      language: often(["en", "de", "EN"], fc.stringMatching(/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/)),
      path: fc.stringMatching(/^\/[a-z?#/]{0,200}$/),
      content: fc.record({
        type: fc.constant("guide"),
        id: often(known, fc.nat(2_147_483_647)),
        version: often([1], fc.nat(2_147_483_647)),
      }),
      step: often(["hello", "press"], fc.stringMatching(/^[!-~]{1,40}$/)),
      run: often(["11111111-1111-4111-8111-111111111111", "22222222-2222-4222-8222-222222222222"], fc.uuid()),
      payload: fc.dictionary(
        fc.stringMatching(/^[a-z][a-zA-Z0-9_]{0,20}$/),
        fc.oneof(fc.string({ maxLength: 50, unit: "grapheme-ascii" }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean()),
        { maxKeys: 10 },
      ),
    },
    { requiredKeys: ["id", "kind", "catalogue", "occurred"] },
  );
  // A tag is the content of its own kinds, and of them alone, and so are tooltips, validators and messages: else the whole batch is refused.
  const ofItsKind = event.map((each) => {
    const [type] = ownContent(each.kind) ?? [];
    return type ? { ...each, content: { type, id: each.content?.id ?? 1, version: 1 } } : each;
  });
  return fc.array(fc.array(ofItsKind, { minLength: 1, maxLength: 100, size: "max" }), { minLength: 1, maxLength: 2 });
}

test("whatever arrives, both reports answer, stay small, and agree with themselves", { timeout: 240_000 }, async () => {
  const tenant = await newTenant({
    languages: [
      ["en", "English"],
      ["de", "Deutsch"],
    ],
    stylings: { privacyLevel: 1 },
  });
  const known = [await tenant.guide({ live: true }), await tenant.guide({ live: true, title: "Another" }), await tenant.guide()];
  const admin = await visitor(tenant, "company admin");
  const report = async (loader: typeof guides | typeof ofGuide, address: string, params: Record<string, string> = {}) => {
    const { status, data } = await admin.open(loader, address, params);
    expect(status).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(MOST_BYTES);
    const { totals, data: list, days, steps = [] } = (data as { report: Report }).report;
    for (const name of ["starts", "completions"] as const) {
      expect(sum(days, name)).toBe(totals[name]);
      if (list) expect(sum(list, name)).toBe(totals[name]);
    }
    for (const { medianSeconds } of [totals, ...(list ?? [])]) expect(medianSeconds ?? 0).toBeGreaterThanOrEqual(0);
    expect(steps.every(({ shown, done, failed }) => Math.min(shown, done, failed) >= 0)).toBe(true);
    return totals;
  };
  const last800 = `from=${new Date(Date.now() - 798 * DAY_MILLISECONDS).toISOString().slice(0, 10)}&to=${new Date(Date.now() + DAY_MILLISECONDS).toISOString().slice(0, 10)}`;

  // A start that counts for certain, whatever else arrives: what is drawn may hold none.
  const content = { type: "guide", id: known[0], version: 1 };
  const started = { id: randomUUID(), kind: "run_started", catalogue: 1, occurred: new Date().toISOString(), run: randomUUID(), content };
  expect((await tenant.call(null, "POST", "/player/:p/events", { events: [started] })).status).toBe(202);
  await fc.assert(
    fc.asyncProperty(batches(known), fc.constantFrom("", "lang=de", last800, `${last800}&search=another`), async (sent, query) => {
      for (const events of sent) {
        // A control character or the like in a text is refused: then nothing of the batch is stored.
        expect([202, 422]).toContain((await tenant.call(null, "POST", "/player/:p/events", { events })).status);
      }
      while ((await rollUp(tenant.db)) > 0);
      await report(guides, `${LIST}?${query}&limit=100`);
      const guideId = String(known[0]);
      await report(ofGuide, `${LIST}/${guideId}?${query.replace("&search=another", "")}`, { guideId });
    }),
    // What arrived stays: a smaller batch after it proves nothing.
    { numRuns: 8, endOnFailure: true },
  );
  // It did not hold because nothing was counted.
  expect((await report(guides, `${LIST}?${last800}`)).starts).toBeGreaterThan(0);
  expect((await tenant.db.selectFrom("event_days").selectAll().where("property_id", "=", tenant.propertyId).execute()).length).toBe(1);
});
