import { expect, test } from "vitest";
import type { Row } from "#server/database/tables.ts";
import { addPageSegment } from "#server/resources/page-segments/store.ts";
import { addSegment } from "#server/resources/segments/store.ts";
import { addTag } from "#server/resources/tags/store.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";

const GUIDES = "/v2/properties/:p/tutorials";
/** Columns that belong to the original alone. All other columns, including future ones, must be copied. */
const OWN = [
  ...["id", "popup_id", "position", "visibility", "draft", "revision", "alarms", "last_changed_by", "last_changed_by_id"],
  ...["published_version", "published_revision", "published_at", "published_by", "first_time_published", "unpublished_at"],
  ...["last_changed_at", "updated_at", "created_at"],
];

async function rowOf(tenant: Tenant, id: unknown): Promise<Row<"guides">> {
  return tenant.db
    .selectFrom("guides")
    .selectAll()
    .where("id", "=", id as number)
    .executeTakeFirstOrThrow();
}

test("a duplicate keeps all that is not the one guide's alone", async () => {
  const tenant = await newTenant();
  const chapter = await tenant.chapter();
  const content = content1("Tour");
  content.texts.de = { ...content.texts.en!, title: "Rundgang" };
  const id = await tenant.guide({ content, chapter, live: true });
  for (const visibility of ["private", "public"])
    await tenant.call("company admin", "PUT", `${GUIDES}/${id}`, { tutorial: { visibility } });
  const { db, propertyId } = tenant;
  const tag = await addTag(db, propertyId, { name: "Save", selector: "#save", urlRule: "", pageSegment: 0 }, null);
  await db
    .updateTable("guides")
    .set({
      language_texts: JSON.stringify({ de: { status: "off" } }),
      language_behaviour: "hide",
      tags: JSON.stringify({ mode: "hide", list: [tag] }),
      segment_id: await addSegment(db, propertyId, { name: "Trials", connection: "and", filterGroups: [] }, null),
      page_segment_id: await addPageSegment(db, propertyId, { name: "Deals", rules: ["/deals*"], visibility: true }, null),
      showing: JSON.stringify({ auto: true, priority: 70 }),
      alarms: JSON.stringify([
        { stepId: "press", target: "", since: "2026-01-01T00:00:00Z", last: "2026-01-01T00:00:00Z", failures: 5, reasons: {}, pages: [] },
      ]),
    })
    .where("id", "=", id)
    .execute();
  const { body } = await tenant.call("company admin", "POST", `${GUIDES}/${id}/clone`);
  const [before, copy] = [await rowOf(tenant, id), await rowOf(tenant, body.id)];
  const shared = (row: object) => Object.fromEntries(Object.entries(row).filter(([key]) => !OWN.includes(key)));
  expect(shared(copy)).toEqual(shared(before));
  expect(copy).toMatchObject({
    visibility: "private",
    alarms: [],
    revision: 1,
    published_version: null,
    first_time_published: null,
    unpublished_at: null,
  });
  expect(copy.draft.steps).toEqual(before.draft.steps);
  expect(copy.draft.texts.de).toEqual({ ...before.draft.texts.de, title: "Rundgang (2)" });
  expect(copy.position).toBeGreaterThan(before.position);
});

test("the duplicate of an archived guide is a private one among the unsorted", async () => {
  const tenant = await newTenant();
  const id = await tenant.guide({ chapter: await tenant.chapter() });
  await tenant.call("company admin", "DELETE", `${GUIDES}/${id}`);
  const { body } = await tenant.call("company admin", "POST", `${GUIDES}/${id}/clone`);
  expect(await rowOf(tenant, body.id)).toMatchObject({ chapter_id: null, visibility: "private" });
});
