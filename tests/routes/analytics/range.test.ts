import { beforeAll, expect, test } from "vitest";
import { loader as ofGuide } from "#app/routes/app/$property/analytics/content/guides/$guideId/page.tsx";
import { loader as csv } from "#app/routes/app/$property/analytics/content/guides/export/page.ts";
import { loader as guides } from "#app/routes/app/$property/analytics/content/guides/page.tsx";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";
import { type Visitor, visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/analytics/content/guides";

let tenant: Tenant;
let admin: Visitor;
let guideId: number;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await visitor(tenant, "company admin");
  guideId = await tenant.guide({ live: true });
});

const DAY = /^\d{4}-\d\d-\d\d$/;

type Shown = {
  problems: { name: string; code: string }[];
  typed: { from: string; to: string };
  query: { sort: string; limit: number; lang?: string };
  report: { from: string; to: string; days: unknown[] };
};
const shown = (data: unknown) => data as Shown;

test.each([
  ["from=2026-03-09&to=2026-03-01", ["range_error_order"]],
  ["from=2020-01-01&to=2026-01-01", ["range_error_long"]],
  ["from=2001-01-01", ["range_error_long"]],
  ["from=9999-01-01", ["range_error_order"]],
  ["from=2026-02-30", ["text_error_invalid"]],
  ["from=0000-01-01&to=0000-01-31", ["text_error_invalid", "text_error_invalid"]],
  ["from=yesterday&to=2026-03-01", ["text_error_invalid"]],
  ["from=2024-01-01&to=2026-03-11", ["range_error_long"]],
])("%s is no range: what was typed stays, and the usual one is shown", async (query, codes) => {
  const list = await admin.open(guides, `${LIST}?${query}`);
  const one = await admin.open(ofGuide, `${LIST}/${guideId}?${query}`, { guideId: String(guideId) });
  const said = new URLSearchParams(query);
  for (const { status, data } of [list, one]) {
    const { problems, typed, report } = shown(data);
    expect(status).toBe(400);
    expect(problems.map(({ code }) => code)).toEqual(codes);
    expect(typed).toEqual({ from: said.get("from") ?? "", to: said.get("to") ?? "" });
    expect({ from: report.from, days: report.days.length }).toEqual({ from: expect.stringMatching(DAY), days: 30 });
  }
  expect(await admin.open(csv, `${LIST}/export?${query}`)).toMatchObject({ status: 200 });
});

test.each(["from=2026-03-01&to=2026-03-09", "", "to=2026-03-09", "from=&to=&sort=&limit=", "from=2024-01-01&to=2026-03-10"])(
  "%s is a range, or says nothing of one",
  async (query) => {
    const { status, data } = await admin.open(guides, `${LIST}?${query}`);
    expect({ status, problems: shown(data).problems }).toEqual({ status: 200, problems: [] });
    expect(shown(data).typed).toEqual({ from: shown(data).report.from, to: shown(data).report.to });
  },
);

test.each([
  ["sort=size", "sort"],
  ["order=up", "order"],
  ["limit=7", "limit"],
  ["page=0", "page"],
  ["page=1e9", "page"],
  ["lang=fr", "lang"],
  [`lang=${"de-".repeat(40)}de`, "lang"],
])("%s is told, and the usual is shown instead", async (query, name) => {
  const { status, data } = await admin.open(guides, `${LIST}?${query}&from=2026-03-01&to=2026-03-09`);
  const { problems, query: used, report } = shown(data);
  expect({ status, names: problems.map((problem) => problem.name) }).toEqual({ status: 400, names: [name] });
  expect(used).toMatchObject({ sort: "starts", limit: 20 });
  expect(used.lang).toBeUndefined();
  expect(report).toMatchObject({ from: "2026-03-01", to: "2026-03-09" });
});

test("a wrong range and a wrong language are told together", async () => {
  const { status, data } = await admin.open(guides, `${LIST}?lang=fr&from=2026-03-09&to=2026-03-01`);
  expect(status).toBe(400);
  expect(
    shown(data)
      .problems.map(({ name }) => name)
      .sort(),
  ).toEqual(["lang", "to"]);
});

test("a guide that does not exist is not found, whatever the range", async () => {
  const answer = await admin.open(ofGuide, `${LIST}/999999?from=2001-01-01`, { guideId: "999999" });
  expect(answer.status).toBe(404);
});

test.each([
  ["range=30&from=2026-03-01&to=2026-03-09&shown=2026-03-01+2026-03-09", "30"],
  ["range=30&from=2026-03-02&to=2026-03-09&shown=2026-03-01+2026-03-09", "own"],
  ["range=7&from=2026-03-02&to=2026-03-09&shown=2026-03-01+2026-03-09", "own"],
  ["range=own&from=2026-03-01&to=2026-03-09&shown=2026-03-01+2026-03-09", "own"],
  ["range=7&from=2026-03-01&to=2026-03-09", "7"],
])("%s is the range %s: days count once they differ from those the form showed", async (query, range) => {
  const { status, data } = await admin.open(guides, `${LIST}?${query}`);
  expect([status, (data as { range: string }).range]).toEqual([200, range]);
  const from = new URLSearchParams(query).get("from");
  expect(shown(data).report.from === from).toBe(range === "own");
});
