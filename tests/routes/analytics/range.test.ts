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

test.each([
  "from=2026-03-09&to=2026-03-01",
  "from=2020-01-01&to=2026-01-01",
  "from=2001-01-01",
  "from=9999-01-01",
  "from=2026-02-30",
  "from=0000-01-01&to=0000-01-31",
])("%s is said to be no range, and the usual one is shown", async (query) => {
  const list = await admin.open(guides, `${LIST}?${query}`);
  const one = await admin.open(ofGuide, `${LIST}/${guideId}?${query}`, { guideId: String(guideId) });
  for (const { data } of [list, one]) {
    const { broken, report } = data as { broken: boolean; report: { from: string; to: string; days: unknown[] } };
    expect({ broken, from: report.from, days: report.days.length }).toEqual({ broken: true, from: expect.stringMatching(DAY), days: 30 });
  }
  expect(await admin.open(csv, `${LIST}/export?${query}`)).toMatchObject({ status: 200 });
});

test.each(["from=2026-03-01&to=2026-03-09", "", "to=2026-03-09", "from=yesterday", `lang=${"de-".repeat(40)}de`])(
  "%s is a range, or says nothing of one",
  async (query) => {
    expect((await admin.open(guides, `${LIST}?${query}`)).data).toMatchObject({ broken: false });
  },
);

test("a guide that does not exist is not found, whatever the range", async () => {
  const answer = await admin.open(ofGuide, `${LIST}/999999?from=2001-01-01`, { guideId: "999999" });
  expect(answer.status).toBe(404);
});
