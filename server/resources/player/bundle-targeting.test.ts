import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { itemOf } from "#app/domain/player/rules.ts";
import { SHOWING } from "#app/domain/targeting/showing.ts";
import { manyItems } from "#tests/support/many-items.ts";
import { newTenant } from "#tests/support/tenant.ts";
import { toBundle } from "./to-bundle.ts";

const bundleOf = async (tenant: Awaited<ReturnType<typeof newTenant>>) =>
  (await tenant.call(null, "GET", "/player/:p/bundle")).body as unknown as Bundle;
const put = (tenant: Awaited<ReturnType<typeof newTenant>>, path: string, body: object) =>
  tenant.call("company admin", "PUT", `/v2/properties/:p${path}`, body);

test("what shows to everybody, everywhere, always carries no rules at all", async () => {
  const tenant = await newTenant();
  await tenant.guide({ live: true, chapter: await tenant.chapter("First steps", true) });
  await tenant.pageSegment();
  const bundle = await bundleOf(tenant);
  expect(Object.keys(bundle.guides[0]!)).toEqual(["id", "version", "language", "title", "subtitle", "steps"]);
  expect(Object.keys(bundle.chapters[0]!)).toEqual(["id", "title", "subtitle", "guideIds"]);
  expect(bundle).not.toHaveProperty("targeting");
});

test("guides and chapters carry what differs, and the bundle what that names, at once", async () => {
  const tenant = await newTenant();
  const chapter = await tenant.chapter("First steps", true);
  const guide = await tenant.guide({ live: true, chapter });
  const [deals, area] = [await tenant.pageSegment(), await tenant.pageSegment("Area", ["/area*"], false)];
  await tenant.pageSegment("Unused", ["/unused"]);
  const [tag, other] = [await tenant.tag("Save"), await tenant.tag("Area", { pageSegment: area })];
  await put(tenant, `/launchers/${chapter}`, {
    pageSegment: deals,
    showing: { ...SHOWING, auto: true, priority: 3, to: "2999-01-01T00:00:00Z" },
  });
  const showing = { ...SHOWING, auto: true, recurrence: 7, from: "2999-01-01T00:00:00Z" };
  await put(tenant, `/tutorials/${guide}`, { tutorial: { tags: { mode: "hide", list: [tag] }, showing } });
  await tenant.db
    .updateTable("properties")
    .set({ settings: JSON.stringify({ frequency: { quietHours: 4 } }) })
    .where("id", "=", tenant.propertyId)
    .execute();

  const bundle = await bundleOf(tenant);
  expect(bundle.chapters[0]).toMatchObject({ pageSegment: deals, showing: { auto: true, priority: 3, to: "2999-01-01T00:00:00Z" } });
  const rules = {
    tags: { mode: "hide" as const, list: [tag] },
    showing: { auto: true, recurrence: 7 as const, from: "2999-01-01T00:00:00Z" },
  };
  expect(bundle.guides[0]).toMatchObject(rules);
  expect(bundle.guides[0]!.showing).toEqual(rules.showing);
  expect(itemOf("guide", guide, bundle.guides[0]!, null)).toMatchObject({ segment: 0, tags: rules.tags, showing });
  const page = { id: deals, rules: ["/deals*"], visibility: true };
  expect(bundle.targeting).toEqual({
    pageSegments: [page],
    tags: [{ id: tag, selector: "#save", urlRule: "", pageSegment: 0 }],
    frequency: { kinds: {}, overall: null, quietHours: 4 },
  });
  // From privacy level 1 on every tag is reported, and so is its page needed.
  await put(tenant, "/stylings", { values: { privacyLevel: 1 } });
  const reporting = (await bundleOf(tenant)).targeting!;
  expect(reporting.tags.map(({ id }) => id)).toEqual([tag, other]);
  expect(reporting.pageSegments).toEqual([page, { id: area, rules: ["/area*"], visibility: false }]);
});

test("how often and before what is carried only of what shows by itself", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  await put(tenant, `/tutorials/${guide}`, { tutorial: { showing: { ...SHOWING, recurrence: 7, reminder: 1, priority: 3 } } });
  expect(await bundleOf(tenant)).not.toHaveProperty("guides.0.showing");
});

test("a schedule that is over is left out, with the guides of its chapter; one to come is carried", () => {
  const rows = manyItems(false);
  const [one, two] = rows.guides as [(typeof rows.guides)[0], (typeof rows.guides)[0]];
  const chapter = { ...one, id: 9, content: { texts: { en: { title: "Spring", subtitle: "" } } }, showing: { to: "2026-05-01T00:00:00Z" } };
  const few = {
    ...rows,
    chapters: [chapter],
    guides: [
      { ...one, chapter_id: 9 },
      { ...two, showing: { from: "2026-06-01T00:00:00Z" } },
    ],
  };
  const ids = (now: string) => toBundle(few, "en", Date.parse(now)).guides.map(({ id }) => id);
  expect(ids("2026-04-30T23:59:59.999Z")).toEqual([one.id, two.id]);
  expect(ids("2026-05-01T00:00:00Z")).toEqual([two.id]);
});

test("rules of 500 items make a bundle at most 1.3 times as large (issue 9)", () => {
  const [ours, theirs] = [true, false].map((withRules) => Buffer.from(JSON.stringify(toBundle(manyItems(withRules), "en", 0))));
  expect(ours!.length / theirs!.length).toBeLessThanOrEqual(1.3);
  expect(gzipSync(ours!).length / gzipSync(theirs!).length).toBeLessThanOrEqual(1.3);
});
