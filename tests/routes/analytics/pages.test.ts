import { expect, test } from "vitest";
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
