import { beforeAll, expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { addCompanyUser, addForeignUser } from "#tests/support/people.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

/** When the clocks of the property show the next day already. */
const AT = "2025-11-25T23:37:00Z";
const HERE = "26 Nov 2025, 00:37 CET";
const IN_UTC = "25 Nov 2025, 23:37 UTC";
const changed = { created_at: AT, updated_at: AT };

let tenant: Tenant;
let admin: Awaited<ReturnType<typeof documentsFor>>;
let ids: Record<"guide" | "chapter" | "archived" | "segment" | "pageSegment" | "tag" | "journey" | "user" | "companyUser", number>;
beforeAll(async () => {
  tenant = await newTenant({ timeZone: "Europe/Berlin" });
  const { db, propertyId, companyId } = tenant;
  admin = await documentsFor(tenant, "company admin");
  const [tag, seen] = [await tenant.tag("Save"), { first_seen_at: AT, last_seen_at: AT }];
  await tenant.attribute("plan");
  await tenant.attribute("since", "datetime");
  ids = {
    guide: await tenant.guide({ live: true }),
    chapter: await tenant.chapter("Daily work", true),
    archived: await tenant.chapter("Old"),
    segment: await tenant.segment(),
    pageSegment: await tenant.pageSegment(),
    tag,
    journey: await tenant.journey("Sale", tag, await tenant.tag("Sold")),
    user: await addForeignUser(db, propertyId, { since: AT }, seen),
    companyUser: await addCompanyUser(db, companyId, {}, { ...seen, ...changed }),
  };
  await db.updateTable("chapters").set({ visibility: "deleted" }).where("id", "=", ids.archived).execute();
  for (const table of ["guides", "chapters"] as const)
    await db
      .updateTable(table)
      .set({ ...changed, published_at: AT, last_changed_at: AT })
      .where("property_id", "=", propertyId)
      .execute();
  for (const table of ["segments", "page_segments", "tags", "journeys", "attributes"] as const)
    await db.updateTable(table).set(changed).where("property_id", "=", propertyId).execute();
  for (const table of ["guide_versions", "chapter_versions"] as const)
    await db.updateTable(table).set({ published_at: AT }).where("property_id", "=", propertyId).execute();
});

const inProperty = (path: string) => admin.open(`/app/${tenant.propertyId}/${path}`);

test.each([
  ["the list of guides", () => "manage/list"],
  ["a guide", () => `manage/${ids.guide}/edit/steps`],
  ["how a guide goes live", () => `manage/${ids.guide}/edit/publishing`],
  ["the versions of a guide", () => `manage/${ids.guide}/edit/history`],
  ["two versions of a guide", () => `manage/${ids.guide}/edit/history/compare`],
  ["a chapter", () => `manage/chapters/${ids.chapter}/edit`],
  ["how a chapter goes live", () => `manage/chapters/${ids.chapter}/publishing`],
  ["archived chapters", () => "manage/chapters/archived"],
  ["an archived chapter", () => `manage/chapters/${ids.archived}/edit`],
  ["user segments", () => "users/list/segments"],
  ["page segments", () => "users/list/page-segments"],
  ["a page segment", () => `users/list/page-segments/${ids.pageSegment}`],
  ["a tag", () => `users/list/tags/${ids.tag}`],
  ["tag journeys", () => "users/list/tags/journeys"],
  ["a tag journey", () => `users/list/tags/journeys/${ids.journey}`],
  ["attributes", () => "users/list/attributes"],
  ["whom a segment finds", () => `users/list/segments/builder?segment=${ids.segment}`],
])("%s: moments are by the property's clocks", async (_, path) => {
  const { status, html } = await inProperty(path());
  expect(status).toBe(200);
  expect(html).toContain(HERE);
  expect(html).not.toContain(IN_UTC);
});

test("also in German", async () => {
  await admin.send("/preferences/language", { language: "de", return: "/app" });
  const { html } = await inProperty(`manage/${ids.guide}/edit/steps`);
  await admin.send("/preferences/language", { language: "en", return: "/app" });
  expect(html).toContain("Live seit 26. Nov. 2025, 00:37 MEZ");
});

test.each([
  ["people", () => "users/list/users"],
  ["a person", () => `users/list/users/${ids.user}`],
])("%s: a value that the application stored stays in UTC, beside when they were seen", async (_, path) => {
  const { html } = await inProperty(path());
  expect(html).toContain(HERE);
  expect(html).toContain(IN_UTC);
});

test.each([
  ["people of the company", () => "settings/company/users"],
  ["one of them", () => `settings/company/users/${ids.companyUser}`],
])("%s: moments are in UTC, by which the company's filters cut days", async (_, path) => {
  const { status, html } = await inProperty(path());
  expect(status).toBe(200);
  expect(html).toContain(IN_UTC);
  expect(html).not.toContain(HERE);
});
