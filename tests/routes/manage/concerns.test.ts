import { beforeAll, describe, expect, test } from "vitest";
import { documentsFor } from "#tests/support/documents.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

let tenant: Tenant;
let admin: Awaited<ReturnType<typeof documentsFor>>;
let ids: { used: number; unused: number; once: number; busy: number; empty: number };
let manage: string;
beforeAll(async () => {
  tenant = await newTenant();
  admin = await documentsFor(tenant, "company admin");
  manage = `/app/${tenant.propertyId}/manage`;
  const [busy, empty] = [await tenant.chapter("Busy", true), await tenant.chapter("Empty", true)];
  const used = await tenant.guide({ chapter: busy, live: true });
  const once = await tenant.guide({ chapter: busy, live: true });
  ids = { used, once, busy, empty, unused: await tenant.guide({ live: true }) };
  const day = new Date().toISOString().slice(0, 10);
  const starts = [used, once].map((guide_id, each) => ({
    property_id: tenant.propertyId,
    guide_id,
    day,
    language: "en",
    starts: 42 - 41 * each,
  }));
  await tenant.db.insertInto("guide_days").values(starts).execute();
});

const OF_A_GUIDE = "People started it 42 times in the last 30 days.";
const OF_A_CHAPTER = "This affects 2 guides (43 starts in the last 30 days).";

describe("a question says what it concerns", () => {
  test.each([
    ["unpublishing a guide", () => `/${ids.used}/publication`, OF_A_GUIDE],
    ["unpublishing a guide that was started once", () => `/${ids.once}/publication`, "People started it once in the last 30 days."],
    ["archiving a guide", () => `/${ids.used}/archive`, OF_A_GUIDE],
    ["unpublishing a chapter", () => `/chapters/${ids.busy}/publication`, OF_A_CHAPTER],
    ["archiving a chapter", () => `/chapters/${ids.busy}/archive`, "People started guides in it 43 times in the last 30 days."],
  ])("%s", async (_, address, words) => {
    expect((await admin.open(manage + address())).html).toContain(words);
  });

  test.each([
    ["unpublishing a guide", () => `/${ids.unused}/publication`],
    ["archiving a guide", () => `/${ids.unused}/archive`],
    ["unpublishing a chapter", () => `/chapters/${ids.empty}/publication`],
    ["archiving a chapter", () => `/chapters/${ids.empty}/archive`],
  ])("%s, and nothing where nobody will notice", async (_, address) => {
    const { status, html } = await admin.open(manage + address());
    expect(status).toBe(200);
    expect(html).not.toMatch(/People started|This affects/);
  });
});

test.each([
  ["a guide", () => `/${ids.used}`, `Guide unpublished. ${OF_A_GUIDE}`],
  ["a guide that nobody starts", () => `/${ids.unused}`, "Guide unpublished"],
  ["a chapter", () => `/chapters/${ids.busy}`, "Chapter unpublished. This affects 1 guide (1 start in the last 30 days)."],
  ["a chapter without guides", () => `/chapters/${ids.empty}`, "Chapter unpublished"],
])("the message after unpublishing %s from a menu says it, with Undo", async (_, address, words) => {
  const done = await admin.send(`${manage}${address()}/publication`, { publish: "no", revision: "1", return: `${manage}/list` });
  const { html } = await admin.open(done.to ?? "");
  expect(html).toContain(`>${words}</p>`);
  expect(html).toMatch(
    new RegExp(`action="${manage}${address()}/publication"(?:(?!</form>).)*name="version" value="1"(?:(?!</form>).)*>Undo<`, "s"),
  );
});
