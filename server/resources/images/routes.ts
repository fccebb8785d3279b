import { imageCalls as calls } from "#app/contracts/images.ts";
import type { Crop } from "#app/domain/media/crop.ts";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { type Api, on } from "#server/http/on.ts";
import { readUpload } from "#server/http/read-upload.ts";
import { refuse } from "#server/http/refusal.ts";
import { shownText } from "#server/resources/imports/shown-text.ts";
import { encodeImage } from "./encode.ts";
import { findImage, getImage, type ImageRecord, idInImageAddress, keepImage, noteUses, pageOfImages, toWireImage } from "./store.ts";

const DATA_URL = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,([A-Za-z0-9+/]+=*)$/;

/** Images of guides: stored once per content, and served to anybody at an address that cannot be guessed. */
export function imageRoutes(api: Api): void {
  const { files } = api;
  const { db, env } = api.parts;
  const stores = { db, files };
  const wire = (image: ImageRecord) => toWireImage(image, env.API_URL);

  on(api, calls.addImage, async ({ body, caller: { propertyId } }) => {
    const known = idInImageAddress(body.image, env.API_URL);
    if (known) return wire(await again(propertyId, known, body.crop));
    const [, base64] = DATA_URL.exec(body.image) ?? [];
    if (!base64) throw refuse.invalid([{ path: "image", code: "upload_error" }]);
    const image = await encodeImage(Buffer.from(base64, "base64"), "image", body.crop);
    return wire(await keepImage(stores, propertyId, image, shownText(body.name, IMAGE_LIMITS.name)));
  });

  on(api, calls.uploadImage, async ({ query, caller: { propertyId }, context }) =>
    readUpload(context.req.raw, async ({ name, content }) => {
      const image = await encodeImage(await held(content), "file", cropIn(query));
      return wire(await keepImage(stores, propertyId, image, shownText(name, IMAGE_LIMITS.name), "file"));
    }),
  );

  on(api, calls.listImages, async ({ query, caller: { propertyId } }) => {
    const { rows, total } = await pageOfImages(db, propertyId, query);
    return { data: rows.map(wire), total };
  });

  on(api, calls.getImage, async ({ params, caller: { propertyId } }) => wire(await getImage(db, propertyId, params.image ?? "")));

  api.app.get("/images/:image", async (context) => {
    const id = context.req.param("image");
    // What uses an image is found by its id (`image_ids`), so that no other spelling of it may be of use.
    if (!/^[0-9a-f]{40}$/.test(id) || new URL(context.req.url).pathname !== `/images/${id}`) throw refuse.notFound();
    const row = await db.selectFrom("images").select("media_type").where("id", "=", id).executeTakeFirst();
    const file = row && (await files.get(id));
    if (!file) throw refuse.notFound();
    return new Response(file.stream(), {
      headers: {
        "content-type": row.media_type,
        "content-length": String(file.size),
        "cache-control": "public, max-age=31536000, immutable",
        "cross-origin-resource-policy": "cross-origin",
        "content-security-policy": "default-src 'none'",
      },
    });
  });

  /** An image of the property used once more, as it is or a part of it. @throws Refusal 422 for one that is not there */
  async function again(propertyId: number, id: string, crop: Crop | undefined): Promise<ImageRecord> {
    const image = crop ? await findImage(db, propertyId, id) : (await noteUses(stores, propertyId, [id])).get(id);
    const file = image && (await files.get(id));
    if (!file) throw refuse.invalid([{ path: "image", code: "image_error_gone" }]);
    if (!crop) return image;
    const cropped = await encodeImage(Buffer.from(await file.arrayBuffer()), "image", crop);
    return keepImage(stores, propertyId, cropped, image.name);
  }
}

/** The bytes of an upload. @throws Refusal 422 as soon as they are more than 8000 KB */
async function held(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of content) {
    size += part.byteLength;
    if (size > IMAGE_LIMITS.bytes) throw refuse.invalid([{ path: "file", code: "file_too_big" }]);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function cropIn({ x, y, width, height }: Partial<Crop>): Crop | undefined {
  return x === undefined || y === undefined || width === undefined || height === undefined ? undefined : { x, y, width, height };
}
