import { createHash } from "node:crypto";
import { imageCalls as calls } from "#app/contracts/images.ts";
import { type Api, on } from "#server/http/on.ts";
import { refuse } from "#server/http/refusal.ts";
import { encodeImage } from "./encode.ts";

/** Images of guides: stored once per content, and served to anybody at an address that cannot be guessed. */
export function imageRoutes(api: Api): void {
  const { files } = api;
  const { db, env } = api.parts;

  on(api, calls.addImage, async ({ body, caller }) => {
    const image = await encodeImage(body.image);
    const id = createHash("sha256").update(`${caller.propertyId}:`).update(image.bytes).digest("hex").slice(0, 40);
    await files.set(id, new File([new Uint8Array(image.bytes)], id, { type: image.mediaType }));
    await db
      .insertInto("images")
      .values({ id, property_id: caller.propertyId, media_type: image.mediaType, byte_size: image.bytes.byteLength })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    return { imageUrl: `${env.API_URL}/images/${id}` };
  });

  api.app.get("/images/:image", async (context) => {
    const id = context.req.param("image");
    if (!/^[0-9a-f]{40}$/.test(id)) throw refuse.notFound();
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
}
