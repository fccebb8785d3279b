import { expect, test } from "vitest";
import { fullTenant } from "#tests/support/bundled-tenant.ts";
import { BUNDLES, edited, exported, imported, planned, uploaded } from "#tests/support/bundles.ts";
import { newTenant } from "#tests/support/tenant.ts";

test("a plan is read by kind, by state and page by page, and its counts are of all", async () => {
  const { tenant } = await fullTenant();
  const archive = edited(await exported(tenant), (name, item) =>
    name.startsWith("guides/second") || name.startsWith("tags/") ? JSON.parse(JSON.stringify(item).replace(/#save/g, "#other")) : item,
  );
  const { body } = await uploaded(tenant, archive);
  const read = async (query: string) => {
    const plan = (await tenant.call("company admin", "GET", `${BUNDLES}/${body.id}?${query}`)).body;
    expect(plan.counts).toMatchObject({ guides: { changed: 1, same: 2 }, tags: { changed: 1 }, chapters: { same: 2 } });
    const items = plan.items as { kind: string; name: string }[];
    return [items.map(({ kind, name }) => `${kind} ${name}`), (plan.pagination as { total: number }).total];
  };
  expect(await read("state=changed")).toEqual([["tags Save", "guides Second"], 2]);
  expect(await read("kind=chapters")).toEqual([["chapters First steps", "chapters Later"], 2]);
  expect(await read("kind=guides&state=changed")).toEqual([["guides Second"], 1]);
  expect(await read("kind=guides&limit=2&page=2")).toEqual([["guides Second"], 3]);
});

test("an image that the head of a bundle does not name is known by its bytes: where it comes from it is not stored twice", async () => {
  const { tenant } = await fullTenant();
  const archive = edited(await exported(tenant), (name, item) => (name === "bundle.json" ? { ...item, images: [] } : item));
  expect((await imported(tenant, archive)).result).toMatchObject({ same: 8, changed: 0, images: 0 });
});

test("what would go live is counted, and not what is live here already as it was there", async () => {
  const tenant = await newTenant();
  const guide = await tenant.guide({ live: true });
  await tenant.guide();
  const archive = await exported(tenant);
  const live = async () => (await planned(tenant, (await uploaded(tenant, archive)).body.id)).live;
  expect(await live()).toBe(0);
  await tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial: { visibility: "private" } });
  expect(await live()).toBe(1);
});
