import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { loader as ofGuide } from "#app/routes/app/$property/analytics/content/guides/$guideId/page.tsx";
import { loader as csv } from "#app/routes/app/$property/analytics/content/guides/export/page.ts";
import { loader as guides } from "#app/routes/app/$property/analytics/content/guides/page.tsx";
import { rollUp } from "#server/events/roll-up.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/analytics/content/guides";
const DAY_MILLISECONDS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MILLISECONDS).toISOString();
const dayAgo = (days: number) => daysAgo(days).slice(0, 10);

/** Starts of a guide, each `[days ago, how many]`; every second one is completed. */
async function played(tenant: Tenant, guide: number, starts: [days: number, count: number][]) {
  const events = starts.flatMap(([days, count]) =>
    Array.from({ length: count }, (_, index) => ({ run: randomUUID(), isDone: index % 2 === 0 })).flatMap(({ run, isDone }) =>
      ["run_started", ...(isDone ? ["run_completed"] : [])].map((kind) => ({
        id: randomUUID(),
        kind,
        catalogue: 1,
        occurred: daysAgo(days),
        language: "en",
        run,
        content: { type: "guide", id: guide, version: 1 },
      })),
    ),
  );
  expect((await tenant.call(null, "POST", "/player/:p/events", { events })).status).toBe(202);
  while ((await rollUp(tenant.db)) > 0);
}

type Data = {
  range: string;
  query: { compare?: string };
  problems: { name: string }[];
  chart: { kind: string; series: { unfinished: string }[] };
  report: {
    from: string;
    to: string;
    today: string;
    before: { starts: number; completions: number } | null;
    totals: { starts: number };
    data: { id: number; trend: { least: number; most: number } | null }[];
  };
};

test("a report is compared with the equal period right before, and only where that is asked for", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ title: "Find your way", live: true });
  await played(tenant, guide, [
    [2, 6],
    [9, 4],
    [12, 1],
    [40, 9],
  ]);
  await played(tenant, await tenant.guide({ title: "Something else", live: true }), [[9, 2]]);
  const admin = await visitor(tenant, "company admin");
  const shown = async (query: string) => (await admin.open(guides, `${LIST}?${query}`)).data as Data;
  const range = `from=${dayAgo(6)}&to=${dayAgo(0)}`;
  expect((await shown(range)).report.before).toBeNull();
  expect((await shown(`${range}&compare=yes`)).report).toMatchObject({
    totals: { starts: 6, completions: 3 },
    before: { starts: 7, completions: 4 },
  });
  expect((await shown(`${range}&compare=yes&search=way`)).report.before).toMatchObject({ starts: 5, completions: 3 });
  expect((await shown(`${range}&compare=yes&lang=en`)).report.before).toMatchObject({ starts: 7 });
  const one = await admin.open(ofGuide, `${LIST}/${guide}?${range}&compare=yes`, { guideId: guide });
  expect((one.data as Data).report.before).toMatchObject({ starts: 5, completions: 3 });
});

test("a preset is so many days up to today, goes before days that stand in the form, and stays in the address", async () => {
  const tenant = await newTenant();
  await tenant.guide({ live: true });
  const admin = await visitor(tenant, "company admin");
  const shown = async (query: string) => (await admin.open(guides, `${LIST}?${query}`)).data as Data & { address: object };
  for (const [query, days, address] of [
    ["", 30, {}],
    ["range=30", 30, {}],
    ["range=7&from=2026-03-01&to=2026-03-02&compare=yes", 7, { range: "7", compare: "yes" }],
    ["range=90", 90, { range: "90" }],
  ] as const) {
    const { report, range, address: said } = await shown(query);
    expect([query, report.to, report.from, range]).toEqual([query, report.today, expect.any(String), String(days)]);
    expect((Date.parse(report.to) - Date.parse(report.from)) / DAY_MILLISECONDS + 1).toBe(days);
    expect(JSON.parse(JSON.stringify(said))).toEqual({ search: "", sort: "starts", order: "desc", page: 1, limit: 20, ...address });
  }
  const own = await shown("range=own&from=2026-03-01&to=2026-03-02");
  expect([own.range, own.report.from, own.report.to]).toEqual(["own", "2026-03-01", "2026-03-02"]);
  expect(own.address).toMatchObject({ from: "2026-03-01", to: "2026-03-02" });
  expect((await shown("range=14&compare=no")).problems.map(({ name }) => name).sort()).toEqual(["compare", "range"]);
});

test("what is not over is dashed, and nothing is in a range that has passed", async () => {
  const tenant = await newTenant();
  await played(tenant, await tenant.guide({ live: true }), [[3, 1]]);
  const admin = await visitor(tenant, "company admin");
  const dashed = async (query: string) => {
    const { chart } = (await admin.open(guides, `${LIST}?${query}`)).data as Data;
    return [chart.kind, chart.series.map(({ unfinished }) => unfinished !== "")];
  };
  expect(await dashed("range=30")).toEqual(["line", [true, true]]);
  expect(await dashed("range=7")).toEqual(["bars", [true, true]]);
  expect(await dashed(`from=${dayAgo(40)}&to=${dayAgo(2)}`)).toEqual(["line", [false, false]]);
});

test("each guide of a page has its starts over the range, where the column shows", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  const other = await tenant.guide({ title: "Another", live: true });
  await played(tenant, guide, [
    [1, 3],
    [5, 8],
    [60, 9],
  ]);
  const admin = await visitor(tenant, "company admin");
  const trends = async (query: string) => {
    const { report } = (await admin.open(guides, `${LIST}?${query}`)).data as Data;
    return new Map(report.data.map(({ id, trend }) => [id, trend && [trend.least, trend.most]]));
  };
  const days = await trends(`from=${dayAgo(12)}&to=${dayAgo(-1)}`);
  expect([days.get(guide), days.get(other)]).toEqual([
    [0, 8],
    [0, 0],
  ]);
  // 70 days are spans of five: from three days ago to tomorrow, and so on back.
  const answer = await tenant.call("company admin", "GET", `/v2/properties/:p/analytics/guides?from=${dayAgo(68)}&to=${dayAgo(-1)}`);
  const rows = answer.body.data as unknown as { id: number; starts: number; trend: number[] }[];
  const row = rows.find(({ id }) => id === guide);
  expect(row?.trend).toHaveLength(14);
  expect(row?.trend.reduce((sum, each) => sum + each, 0)).toBe(row?.starts);
  expect(row?.trend.filter((each) => each > 0)).toEqual([9, 8, 3]);
  expect((await trends("column=starts")).get(guide)).toBeNull();
  expect(await admin.open(csv, `${LIST}/export?column=starts`)).toMatchObject({ status: 200 });
});
