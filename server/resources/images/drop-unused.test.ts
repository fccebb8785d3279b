import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { newPromotion } from "#app/domain/guides/promotion.ts";
import { BUNDLES, exported, importing, uploaded } from "#tests/support/bundles.ts";
import { workOn } from "#tests/support/tasks.ts";
import { content1, newTenant, type Tenant } from "#tests/support/tenant.ts";
import { dropUnusedImages } from "./drop-unused.ts";
import { keepImage, noteUses } from "./store.ts";

const LONG_AGO = new Date(Date.now() - 31 * 86_400_000);
const LATELY = new Date(Date.now() - 8 * 86_400_000);

let colours = 0;
const encoded = () => ({ bytes: Buffer.from(`image ${colours++}`), mediaType: "image/webp" as const, width: 1, height: 1, frames: 1 });

/** A property with a stored image, and what becomes of it. */
async function withImage(tenant?: Tenant) {
  const own = tenant ?? (await newTenant({ languages: LANGUAGES }));
  const { db, api, propertyId } = own;
  const stores = { db, files: api.files };
  const image = encoded();
  const { id } = await keepImage(stores, propertyId, image, "a.png");
  return {
    tenant: own,
    stores,
    image,
    id,
    url: `${api.parts.env.API_URL}/images/${id}`,
    set: (times: { used_at?: Date; looked_at?: Date; unused_since?: Date | null }) =>
      db.updateTable("images").set(times).where("id", "=", id).execute(),
    drop: async () => {
      while ((await dropUnusedImages(stores)) > 0);
    },
    stored: async () => {
      const row = await db.selectFrom("images").select("unused_since").where("id", "=", id).executeTakeFirst();
      return { row: row !== undefined, file: await api.files.has(id), unused: row?.unused_since != null };
    },
  };
}
const LANGUAGES: [string, string][] = [
  ["en", "English"],
  ["de", "Deutsch"],
];
const THERE = { row: true, file: true };
const picture = (url: string) => ({ type: "image" as const, url, title: "" });

function contentWith(url: string, language = "en") {
  const content = content1("Find your way");
  content.texts.de = structuredClone(content.texts.en!);
  content.texts[language]!.steps.hello!.media = picture(url);
  return content;
}
const saved = (tenant: Tenant, guide: number, tutorial: object) =>
  tenant.call("company admin", "PUT", `/v2/properties/:p/tutorials/${guide}`, { tutorial });

test.each<[string, (tenant: Tenant, url: string) => Promise<unknown>]>([
  [
    "a welcome slide",
    async (tenant, url) => {
      const { id } = (await tenant.call("company admin", "POST", "/v2/properties/:p/popups", { type: "welcome" })).body;
      await tenant.call("company admin", "PUT", `/v2/properties/:p/popups/${id}`, { popup: { media: { image: { src: url } } } });
    },
  ],
  ["the draft of a guide", (tenant, url) => tenant.guide({ content: contentWith(url) })],
  ["its draft in another language", (tenant, url) => tenant.guide({ content: contentWith(url, "de") })],
  [
    "its promotion",
    (tenant, url) => {
      const content = content1("Find your way");
      content.promotion = newPromotion(content.texts);
      content.promotion.texts.en!.picture = picture(url);
      return tenant.guide({ content });
    },
  ],
  [
    "a step that was removed and can be put back",
    async (tenant, url) => saved(tenant, await tenant.guide({ content: contentWith(url) }), { steps: [] }),
  ],
  [
    "a version that was published before",
    async (tenant, url) => {
      const guide = await tenant.guide({ content: contentWith(url), live: true });
      const draft = JSON.stringify(content1("Else"));
      await tenant.db.updateTable("guides").set({ draft }).where("id", "=", guide).execute();
      await saved(tenant, guide, { visibility: "public" });
    },
  ],
  [
    "an archived guide",
    async (tenant, url) =>
      tenant.call("company admin", "DELETE", `/v2/properties/:p/tutorials/${await tenant.guide({ content: contentWith(url) })}`),
  ],
  ["the text of a chapter, by its address", (tenant, url) => tenant.chapter(url)],
  [
    "the avatar of another property",
    async (_, url) => (await newTenant()).call("company admin", "PUT", "/v2/properties/:p/stylings", { values: { avatar_img: url } }),
  ],
])("an image in %s stays, however old it is", async (_, use) => {
  const { tenant, url, set, drop, stored } = await withImage();
  await use(tenant, url);
  await set({ used_at: LONG_AGO, looked_at: LONG_AGO, unused_since: LONG_AGO });
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: false });
});

test.each<[string, (url: string) => string]>([
  ["a guide of another property", (url) => url],
  ["a guide that spells its address otherwise", (url) => url.replace("/images/", "/images/%2e/")],
  ["a guide that spells it in a way that browsers alone know", (url) => url.replace("/images/", "/images\\")],
])("an image in %s stays, for its address is served to anybody", async (_, spelled) => {
  const { tenant, url, set, drop, stored } = await withImage();
  expect((await tenant.api.fetch(new Request(spelled(url)))).status).toBe(200);
  const other = await newTenant({ languages: LANGUAGES });
  await other.guide({ content: contentWith(spelled(url)), live: true });
  await set({ used_at: LONG_AGO, looked_at: LONG_AGO, unused_since: LONG_AGO });
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: false });
});

test("at a spelling of its address by which it would not be found as used, an image is not served", async () => {
  const { tenant, id, url } = await withImage();
  const codeOf = (at: number) => `%${id.charCodeAt(at).toString(16)}`;
  const others = [
    url.replace("/images/", "/%69mages/"),
    url.replace(id, id.slice(0, 39) + codeOf(39)),
    url.replace(id, codeOf(0) + id.slice(1)),
  ];
  for (const other of others) expect((await tenant.api.fetch(new Request(other))).status).toBe(404);
  expect((await tenant.api.fetch(new Request(`${url}?size=1`))).status).toBe(200);
});

test("an image that nothing uses is noted as such, stays for 30 days, and goes with its file and out of the picker", async () => {
  const { tenant, id, url, set, drop, stored } = await withImage();
  await set({ used_at: LONG_AGO, looked_at: LATELY });
  await drop();
  // Whatever used it until now may be undone.
  expect(await stored()).toEqual({ ...THERE, unused: true });
  const listed = async () => (await tenant.call("company admin", "GET", "/v2/properties/:p/images")).body.total;
  expect(await listed()).toBe(1);
  await set({ unused_since: LONG_AGO });
  await drop();
  expect(await stored()).toEqual({ row: false, file: false, unused: false });
  expect(await listed()).toBe(0);
  expect((await tenant.api.fetch(new Request(url))).status).toBe(404);
  expect((await tenant.call("company admin", "POST", "/v2/properties/:p/images", { image: url })).body).toMatchObject({
    fields: [{ path: "image", code: "image_error_gone" }],
  });
  expect(await tenant.db.selectFrom("content_origins").select("item").where("item", "=", id).execute()).toEqual([]);
});

test("who uploaded an image, or chose it again, finds it for 30 days before saving", async () => {
  const { tenant, stores, id, set, drop, stored } = await withImage();
  await set({ unused_since: LONG_AGO, used_at: LATELY });
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: true });
  await set({ unused_since: LONG_AGO, used_at: LONG_AGO });
  await noteUses(stores, tenant.propertyId, [id]);
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: false });
});

test("an image is looked at once a week, and what came to use it since is seen", async () => {
  const { tenant, url, set, drop, stored } = await withImage();
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: false });
  await set({ looked_at: LATELY });
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: true });
  const guide = await tenant.guide({ content: contentWith(url) });
  await set({ looked_at: LATELY });
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: false });
  await tenant.db
    .updateTable("guides")
    .set({ draft: JSON.stringify(content1("Else")) })
    .where("id", "=", guide)
    .execute();
  await set({ looked_at: LATELY });
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: true });
});

test("many go in portions, one whose file cannot be removed keeps none of the others", async () => {
  const tenant = await newTenant();
  const images: Awaited<ReturnType<typeof withImage>>[] = [];
  for (let n = 0; n < 25; n++) images.push(await withImage(tenant));
  for (const { set } of images) await set({ used_at: LONG_AGO, unused_since: LONG_AGO });
  const { db, files } = images[0]!.stores;
  const remove = async (key: string) => {
    if (key === images[3]!.id) throw new Error("the store is away");
    return files.remove(key);
  };
  const left = async () =>
    (await db.selectFrom("images").select("id").where("property_id", "=", tenant.propertyId).execute()).map(({ id }) => id);
  const stores = { db, files: { ...files, remove } };
  const failures = await Promise.allSettled([dropUnusedImages(stores)]);
  expect((await left()).length).toBeLessThanOrEqual(6);
  while ((await left()).length > 1) failures.push(...(await Promise.allSettled([dropUnusedImages(stores)])));
  expect(failures.some(({ status }) => status === "rejected")).toBe(true);
  expect(await left()).toEqual([images[3]!.id]);
  expect(await dropUnusedImages({ db, files })).toBe(1);
});

test("an image that is uploaded again while it is removed has its file", async () => {
  const { tenant, stores, image, id, set, stored } = await withImage();
  const outside = AsyncLocalStorage.snapshot();
  await set({ used_at: LONG_AGO, unused_since: LONG_AGO });
  const again: Promise<unknown>[] = [];
  const remove = async (key: string) => {
    again.push(outside(() => keepImage(stores, tenant.propertyId, image, "a.png")));
    // Longer than storing a file takes.
    for (let turn = 0; turn < 50; turn++) await nextTurn();
    return stores.files.remove(key);
  };
  await dropUnusedImages({ ...stores, files: { ...stores.files, remove } });
  await Promise.all(again);
  expect([again.length, await stored(), id]).toEqual([1, { ...THERE, unused: false }, id]);
});

test("an image that an import finds here is used by it: it is there when its guide is", async () => {
  const { tenant, url, set, drop, stored } = await withImage();
  const guide = await tenant.guide({ content: contentWith(url) });
  const archive = await exported(tenant);
  await tenant.db
    .updateTable("guides")
    .set({ draft: JSON.stringify(content1("Else")) })
    .where("id", "=", guide)
    .execute();
  const { body } = await uploaded(tenant, archive);
  await tenant.call("company admin", "POST", `${BUNDLES}/${body.id}/start`, {});
  await set({ used_at: LONG_AGO, unused_since: LONG_AGO });
  const slow = importing(async (portion) => {
    await drop();
    return portion();
  });
  expect((await workOn(tenant, body.id, { types: slow })).result).toMatchObject({ changed: 1, images: 0 });
  expect(await stored()).toEqual({ ...THERE, unused: false });
});

test("an image that came to be used since it was looked at last is kept at the last look, and is no longer noted as unused", async () => {
  const { tenant, url, set, drop, stored } = await withImage();
  await tenant.guide({ content: contentWith(url) });
  await set({ used_at: LONG_AGO, looked_at: new Date(), unused_since: LONG_AGO });
  await drop();
  expect(await stored()).toEqual({ ...THERE, unused: false });
});
