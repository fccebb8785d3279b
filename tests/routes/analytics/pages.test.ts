import { expect, test } from "vitest";
import { loader as ofGuide } from "#app/routes/app/$property/analytics/content/guides/$guideId/page.tsx";
import { loader } from "#app/routes/app/$property/analytics/content/guides/page.tsx";
import { newTenant } from "#tests/support/tenant.ts";
import { visitor } from "#tests/support/visitor.ts";

const LIST = "/app/:p/analytics/content/guides";

test("a page beyond the last one leads to the first, with everything else as it was chosen", async () => {
  const tenant = await newTenant();
  await tenant.guide({ title: "Find your way", live: true });
  const admin = await visitor(tenant, "company admin");
  const beyond = await admin.open(loader, `${LIST}?search=way&sort=title&page=7&to=2026-03-09`);
  const location = new URL(beyond.headers.get("location") ?? "", "http://localhost");
  expect(beyond.status).toBe(302);
  expect(Object.fromEntries(location.searchParams)).toMatchObject({ search: "way", sort: "title", page: "1", to: "2026-03-09" });
  expect((await admin.open(loader, location.pathname + location.search)).data).toMatchObject({ report: { total: 1 } });
});

test("a property without analytics has no reports: their addresses lead to its guides", async () => {
  const tenant = await newTenant({ analyticsLevel: "none" });
  const guideId = await tenant.guide({ live: true });
  const admin = await visitor(tenant, "company admin");
  const answers = [await admin.open(loader, LIST), await admin.open(ofGuide, `${LIST}/${guideId}`, { guideId })];
  expect(answers.map(({ status, to }) => [status, to])).toEqual(Array(2).fill([302, `/app/${tenant.propertyId}/manage/list`]));
});

test("says that nothing is live by all guides, not by those of its page", async () => {
  const tenant = await newTenant();
  for (let each = 0; each < 21; each++) await tenant.guide();
  const admin = await visitor(tenant, "company admin");
  const shown = async (query: string) => (await admin.open(loader, LIST + query)).data;
  expect(await shown("?limit=20")).toMatchObject({ nothingLive: true, report: { total: 21, live: 0 } });
  expect(await shown("?search=zz")).toMatchObject({ nothingLive: false });
  await tenant.guide({ title: "Zz, the last of all", live: true });
  expect(await shown("?limit=20&sort=title&order=asc")).toMatchObject({ nothingLive: false, report: { live: 1 } });
});
