import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { addProperty } from "#server/demo/builders.ts";
import { fullTenant } from "#tests/support/bundled-tenant.ts";
import { exported, imported } from "#tests/support/bundles.ts";
import { untilEnded } from "#tests/support/tasks.ts";
import { newTenant, type Tenant } from "#tests/support/tenant.ts";

const PATH = "/v2/properties/:p/images";

async function bytesOf(background: string): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 6, channels: 3, background } })
    .png()
    .toBuffer();
}

const add = async (tenant: Tenant, background = "#1f5bd6") =>
  tenant.call("company admin", "POST", PATH, { image: `data:image/png;base64,${(await bytesOf(background)).toString("base64")}` });

/** Gives a property so many images of so many bytes each, with no files. */
async function fill({ db }: Tenant, propertyId: number, images: number, bytes: number) {
  await sql`insert into images (id, property_id, media_type, byte_size)
    select md5(${propertyId}::text || n::text) || 'aaaaaaaa', ${propertyId}::integer, 'image/webp', ${bytes}::integer
    from generate_series(1, ${images}::integer) as n`.execute(db);
}
const FULL = { images: 5, bytes: IMAGE_LIMITS.storedBytes / 5 };

test("a property stores so many images and no more; what is stored already can be used again", async () => {
  const tenant = await newTenant();
  await fill(tenant, tenant.propertyId, IMAGE_LIMITS.stored - 1, 1);
  expect((await add(tenant)).status).toBe(201);
  expect((await add(tenant)).status).toBe(201);
  const refused = await add(tenant, "#ffffff");
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ path: "image", code: "image_error_no_room" }] } });
  expect((await add(await newTenant(), "#ffffff")).status).toBe(201);
});

test("it stores so many bytes and no more, and of a refused image nothing", async () => {
  const tenant = await newTenant();
  await fill(tenant, tenant.propertyId, FULL.images, FULL.bytes);
  const files = async () => (await tenant.api.files.list()).files.length;
  const before = await files();
  const form = new FormData();
  form.append("file", new File([new Uint8Array(await bytesOf("#123456"))], "a.png"));
  const { token } = await tenant.person("company admin");
  const url = `http://api.test/v2/properties/${tenant.propertyId}/images/upload`;
  const answer = await tenant.api.fetch(new Request(url, { method: "POST", body: form, headers: { authorization: `Bearer ${token}` } }));
  expect([answer.status, await answer.json()]).toMatchObject([422, { fields: [{ path: "file", code: "image_error_no_room" }] }]);
  expect(await files()).toBe(before);
});

test("of two that are uploaded at once only one takes the last room", async () => {
  const tenant = await newTenant();
  await fill(tenant, tenant.propertyId, IMAGE_LIMITS.stored - 1, 1);
  const answers = await Promise.all(["#100000", "#200000", "#300000"].map((colour) => add(tenant, colour)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
});

test("an import and a copy into a full property say so", async () => {
  const { tenant, guide } = await fullTenant();
  const archive = await exported(tenant);
  const other = await newTenant();
  await fill(other, other.propertyId, FULL.images, FULL.bytes);
  const { task, notes } = await imported(other, archive);
  expect(task.status).toBe("done");
  expect(notes.find(({ kind }) => kind === "images")).toMatchObject({ code: "image_error_no_room" });
  const target = await addProperty(tenant.db, tenant.companyId, { name: "Target" });
  await fill(tenant, target, FULL.images, FULL.bytes);
  const asked = { sourceProperty: tenant.propertyId, sourceTutorial: guide, languageMapping: { en: "en" } };
  const { body } = await tenant.call("company admin", "POST", `/v2/properties/${target}/tutorials/copy`, asked);
  expect(await untilEnded(tenant, String(body.id))).toMatchObject({ status: "failed", error: "copy_no_room_for_images" });
});
