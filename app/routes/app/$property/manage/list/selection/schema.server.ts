import { z } from "zod";
import { idOrNone } from "#app/contracts/text.ts";
import { KEEP, NONE } from "./choices.ts";

/** Undefined leaves a segment as it is. */
const chosen = z
  .string()
  .default(KEEP)
  .transform((value) => (value === KEEP ? undefined : value === NONE ? 0 : Number(value)))
  .pipe(idOrNone.optional());

/** `read` names the guides, each with the revision that was read, as in "7.2". */
export const chosenGuidesSchema = z
  .object({ segment: chosen, pageSegment: chosen, confirmed: z.literal("yes"), read: z.string().default("") })
  .refine(({ segment, pageSegment }) => segment !== undefined || pageSegment !== undefined, {
    path: ["segment"],
    error: "audience_error_kept",
  });
