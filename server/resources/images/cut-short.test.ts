import sharp from "sharp";
import { expect, test } from "vitest";
import { exported, imported } from "#tests/support/bundles.ts";
import { content1, newTenant } from "#tests/support/tenant.ts";
import { dropUnusedImages } from "./drop-unused.ts";
import { keepImage } from "./store.ts";

const LONG_AGO = new Date(Date.now() - 31 * 86_400_000);

test("an image whose removal was cut short is not trusted: an import brings it anew, choosing it says so, an upload mends it", async () => {
  const tenant = await newTenant();
  const { db, api, propertyId } = tenant;
  const stores = { db, files: api.files };
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: "#0098ff" } })
    .webp()
    .toBuffer();
  const image = { bytes, mediaType: "image/webp" as const, width: 4, height: 3, frames: 1 };
  const { id } = await keepImage(stores, propertyId, image, "b.png");
  const url = `${api.parts.env.API_URL}/images/${id}`;
  const content = content1("Find your way");
  content.texts.en!.steps.hello!.media = { type: "image", url, title: "" };
  const guide = await tenant.guide({ content });
  const archive = await exported(tenant);
  const emptied = JSON.stringify(content1("Else"));
  await db.updateTable("guides").set({ draft: emptied }).where("id", "=", guide).execute();
  const killed = async () => {
    const times = { used_at: LONG_AGO, looked_at: LONG_AGO, unused_since: LONG_AGO };
    await db.updateTable("images").set(times).where("id", "=", id).execute();
    const remove = async (key: string) => {
      await stores.files.remove(key);
      throw new Error("killed");
    };
    await expect(dropUnusedImages({ ...stores, files: { ...stores.files, remove } })).rejects.toThrow();
    expect(await db.selectFrom("images").select("id").where("id", "=", id).execute()).toHaveLength(1);
    expect(await stores.files.has(id)).toBe(false);
  };
  await killed();
  expect((await imported(tenant, archive)).result).toMatchObject({ changed: 1, images: 1 });
  const { draft } = await db.selectFrom("guides").select("draft").where("id", "=", guide).executeTakeFirstOrThrow();
  const shown = draft.texts.en!.steps.hello!.media as { url: string };
  expect((await api.fetch(new Request(shown.url))).status).toBe(200);
  await db.updateTable("guides").set({ draft: emptied }).where("id", "=", guide).execute();
  await keepImage(stores, propertyId, image, "b.png");
  await killed();
  expect((await tenant.call("company admin", "POST", "/v2/properties/:p/images", { image: url })).body).toMatchObject({
    fields: [{ path: "image", code: "image_error_gone" }],
  });
  await keepImage(stores, propertyId, image, "b.png");
  expect((await api.fetch(new Request(url))).status).toBe(200);
});

test("an image whose upload was cut short leaves no file that nothing knows, and goes like any that is unused", async () => {
  const { db, api, propertyId } = await newTenant();
  const stores = { db, files: api.files };
  const image = { bytes: Buffer.from("cut short"), mediaType: "image/webp" as const, width: 1, height: 1, frames: 1 };
  const written: string[] = [];
  const rows = () => db.selectFrom("images").select("id").where("property_id", "=", propertyId).execute();
  const set = async (key: string) => {
    expect(await rows()).toEqual([{ id: key }]);
    written.push(key);
    throw new Error("killed");
  };
  await expect(keepImage({ ...stores, files: { ...stores.files, set } }, propertyId, image, "a.png")).rejects.toThrow("killed");
  expect(written).toHaveLength(1);
  await db.updateTable("images").set({ used_at: LONG_AGO, unused_since: LONG_AGO }).where("property_id", "=", propertyId).execute();
  while ((await dropUnusedImages(stores)) > 0);
  expect(await rows()).toEqual([]);
});
