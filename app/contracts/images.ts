import { z } from "zod";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { calls } from "./call.ts";
import { stamp, text } from "./text.ts";

const all = "/v2/properties/:property/images";

const position = z.number().int("text_error_invalid").min(0, "crop_error_outside").max(1_000_000, "crop_error_outside");
const extent = z.number().int("text_error_invalid").min(1, "crop_error_outside").max(1_000_000, "crop_error_outside");

/** A rectangle of the image that is sent, in its own pixels, upright. What is stored of it measures 688 × 376, or 240 × 240 for a square. */
const crop = z.object({ x: position, y: position, width: extent, height: extent });

const sent = (number: z.ZodNumber) => z.coerce.number().pipe(number);

/** All four of a crop, or none. */
const isWhole = ({ x, y, width, height }: Partial<z.output<typeof crop>>) =>
  [0, 4].includes([x, y, width, height].filter((each) => each !== undefined).length);

/** `width` and `height` in pixels, null for images of long ago; `frames` is more than 1 for an animation. */
const stored = z.object({
  id: z.string(),
  imageUrl: z.string(),
  name: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  frames: z.number().int(),
  usedAt: stamp,
});
export type WireImage = z.output<typeof stored>;

/** Images of guides (specification 1, section 7: POST images). They are re-encoded; at most 8000 KB and 1376 pixels on the longer side. */
export const imageCalls = calls({
  addImage: {
    method: "POST",
    path: all,
    summary:
      "Store an image given as a data URL, of at most 8000 KB decoded, or by the address of one that is stored already; with `crop` a part of it",
    access: { edit: "guides" },
    body: z.object({
      image: z.string().max(11_000_000, "file_too_big"),
      crop: crop.optional(),
      name: text(IMAGE_LIMITS.name).default(""),
    }),
    keyless: true,
    answer: stored,
    status: 201,
    bodyLimit: 11_500_000,
  },
  uploadImage: {
    method: "POST",
    path: `${all}/upload`,
    summary: "Store an image given as a file of at most 8000 KB; with all of x, y, width and height a part of it",
    access: { edit: "guides" },
    query: z
      .object({ x: sent(position), y: sent(position), width: sent(extent), height: sent(extent) })
      .partial()
      .refine(isWhole, { path: ["width"], error: "text_error_missing" }),
    upload: true,
    keyless: true,
    answer: stored,
    status: 201,
  },
  listImages: {
    method: "GET",
    path: all,
    summary: "The images of a property, those used last first, by a part of their names, page by page",
    access: { view: "guides" },
    query: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      search: text(200).default(""),
    }),
    /** `total` is how many there are on all pages. */
    answer: z.object({ data: z.array(stored), total: z.number().int() }),
  },
  getImage: {
    method: "GET",
    path: `${all}/:image`,
    summary: "One image of a property",
    access: { view: "guides" },
    answer: stored,
  },
});
