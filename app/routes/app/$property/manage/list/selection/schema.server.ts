import { z } from "zod";
import { tags } from "#app/contracts/content.ts";
import { idOrNone } from "#app/contracts/text.ts";
import { audienceFields } from "#app/features/audience/schema.server.ts";
import { KEEP, NONE } from "./choices.ts";

/** Undefined leaves a segment as it is. */
const chosen = z
  .string()
  .default(KEEP)
  .transform((value) => (value === KEEP ? undefined : value === NONE ? 0 : Number(value)))
  .pipe(idOrNone.optional());

/** `read` names the guides, each with the revision that was read, as in "7.2". */
export const chosenGuidesSchema = z
  .object({
    segment: chosen,
    pageSegment: chosen,
    tagMode: z.enum([KEEP, ...tags.shape.mode.options]).default(KEEP),
    tags: audienceFields.tags,
    confirmed: z.literal("yes"),
    read: z.string().default(""),
  })
  // Ticked tags that nobody said the use of would be lost.
  .refine(({ tagMode, tags: list }) => tagMode !== KEEP || list.length === 0, { path: ["tagMode"], error: "audience_error_tag_mode" })
  .refine(
    ({ segment, pageSegment, tagMode, tags: list }) =>
      segment !== undefined || pageSegment !== undefined || tagMode !== KEEP || list.length > 0,
    {
      path: ["segment"],
      error: "audience_error_kept",
    },
  );
