import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { createElement } from "react";
import { expect, test } from "vitest";
import OfGuide, { loader as ofGuide } from "#app/routes/app/$property/analytics/content/guides/$guideId/page.tsx";
import Guides, { loader as guides } from "#app/routes/app/$property/analytics/content/guides/page.tsx";
import { rollUp } from "#server/events/roll-up.ts";
import { markupAt } from "#tests/support/remix-stub.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/analytics/content/guides";
/** Of the 120 KB of a document, what is left for what stands around a screen and for its texts. */
const MOST_BYTES = 100_000;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function play(tenant: Tenant, guide: number, runs: number) {
  const events = Array.from({ length: runs }, () => randomUUID()).flatMap((run) =>
    ["run_started", "run_completed"].map((kind) => ({
      id: randomUUID(),
      kind,
      catalogue: 1,
      occurred: new Date(Date.now() - 60_000).toISOString(),
      language: "en",
      run,
      content: { type: "guide", id: guide, version: 1 },
    })),
  );
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
  while ((await rollUp(tenant.db)) > 0);
}

test("a search narrows figures, chart and table alike", async () => {
  const tenant = await newTenant();
  await play(tenant, await tenant.guide({ title: "Find your way", live: true }), 3);
  await play(tenant, await tenant.guide({ title: "Something else", live: true }), 2);
  const admin = await visitor(tenant, "company admin");
  const starts = async (search: string) => {
    const { data } = await admin.open(guides, `${LIST}?search=${search}&to=${daysAgo(-1)}`);
    const { report } = data as { report: { totals: { starts: number }; days: { starts: number }[]; data: { starts: number }[] } };
    return [report.totals.starts, ...[report.days, report.data].map((all) => all.reduce((sum, each) => sum + each.starts, 0))];
  };
  expect(await starts("")).toEqual([5, 5, 5]);
  expect(await starts("WAY")).toEqual([3, 3, 3]);
  expect(await starts("nothing")).toEqual([0, 0, 0]);
});

test("counts of guides, steps and languages that the property does not have break nothing and do not show", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  await play(tenant, guide, 1);
  // As an earlier version stored them.
  await sql`insert into guide_days (property_id, day, guide_id, language, starts)
    select ${tenant.propertyId}, current_date - n / 30, case when n < 4000 then 1000000 + n else ${guide} end, 'aa-b' || n, 1
    from generate_series(2000, 5999) n`.execute(tenant.db);
  await sql`insert into guide_step_days (property_id, day, guide_id, step_id, shown)
    select ${tenant.propertyId}, current_date, ${guide}, 'made-up-' || n, n from generate_series(1, 5000) n`.execute(tenant.db);
  const admin = await visitor(tenant, "company admin");
  const range = `from=${daysAgo(798)}&to=${daysAgo(-1)}&limit=100`;
  const list = await admin.open(guides, `${LIST}?${range}`);
  const one = await admin.open(ofGuide, `${LIST}/${guide}?${range}`, { guideId: String(guide) });
  expect([list, one].map(({ data }) => (data as { report: { languages: string[] } }).report.languages)).toEqual([["en"], ["en"]]);
  expect(list.data).toMatchObject({ period: "week", report: { totals: { starts: 2001 }, data: [{ starts: 2001 }] } });
  expect(one.data).toMatchObject({ report: { moreGone: 4950, steps: { length: 52, 2: { step: "made-up-5000" } } } });
  const markups = [
    await markupAt(`/app/1/analytics/content/guides?${range}`, createElement(Guides), list.data),
    await markupAt(`/app/1/analytics/content/guides/${guide}?${range}`, createElement(OfGuide), one.data),
  ];
  for (const [index, markup] of markups.entries()) {
    const data = JSON.stringify([list, one][index]?.data);
    expect(markup).toContain("<table");
    expect(Buffer.byteLength(markup) + Buffer.byteLength(data)).toBeLessThan(MOST_BYTES);
  }
  expect(markups[1]).toContain("and 4,950 more removed steps");
});

test("an archived guide stays in the report of a range in which people started it, and in no other", async () => {
  const tenant = await newTenant();
  const [played, unplayed] = [await tenant.guide({ live: true }), await tenant.guide({ live: true })];
  await play(tenant, played, 2);
  for (const id of [played, unplayed]) {
    expect((await tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${id}`)).status).toBe(204);
  }
  const admin = await visitor(tenant, "company admin");
  const listed = async (range: string) => {
    const { data } = await admin.open(guides, `${LIST}?${range}`);
    return (data as { report: { data: object[] } }).report.data;
  };
  expect(await listed(`to=${daysAgo(-1)}`)).toMatchObject([{ id: played, starts: 2 }]);
  expect(await listed(`from=${daysAgo(20)}&to=${daysAgo(10)}`)).toEqual([]);
});

test("a wrong range stands in its fields with the error beside it", async () => {
  const tenant = await newTenant();
  const admin = await visitor(tenant, "company admin");
  const { data } = await admin.open(guides, `${LIST}?from=2026-03-09&to=2026-03-01&sort=size`);
  const markup = await markupAt("/app/1/analytics/content/guides", createElement(Guides), data);
  expect(markup).toMatch(/name="from"[^>]*value="2026-03-09"/);
  const [, described] = /name="to"[^>]*aria-invalid="true"[^>]*aria-describedby="([^"]+)"[^>]*value="2026-03-01"/.exec(markup) ?? [];
  expect(markup).toContain(`<p id="${described}"`);
  expect(markup).toContain("“From” must not be after “To”.");
  expect(markup).toContain("sort=size");
});
