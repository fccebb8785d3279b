import { z } from "zod";
import { step as stepContract } from "#app/contracts/steps.ts";
import { revision, text } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { MEDIA_TYPES } from "#app/domain/guides/step.ts";
import { IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { fieldOfStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/field-paths.ts";
import { toMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/to-step.ts";
import type { FileProblem } from "#app/ui/fields/file-field/file-check.ts";

const written = (limit: number) => text(limit).default("");

const mediaShape = {
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("set"),
  mediaType: z.enum(["", ...MEDIA_TYPES]).default(""),
  mediaUrl: written(GUIDE_LIMITS.url),
  mediaTitle: written(GUIDE_LIMITS.linkTitle),
  mediaText: written(GUIDE_LIMITS.infoText),
};

/** The media of a step, by the contract's own rules, at the fields that they concern. */
export const mediaSchema = z.object(mediaShape).superRefine((values, context) => {
  const result = stepContract.shape.media.safeParse(toMedia(values));
  for (const issue of result.error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [fieldOfStep(`media.${issue.path.join(".")}`)], message: issue.message });
  }
});

const pixels = (least: number) =>
  z.coerce.number("text_error_invalid").int("text_error_invalid").min(least, "crop_error_outside").max(1_000_000, "crop_error_outside");

/** The part of an image: its height follows from its width. */
export const cropSchema = z.object({ ...mediaShape, x: pixels(0), y: pixels(0), width: pixels(1) });

/** An image of the library. */
export const librarySchema = z.object({ ...mediaShape, image: z.string("text_error_invalid").regex(/^[0-9a-f]{40}$/, "image_error_gone") });

/** What stands in place of a file that was not sent, and what is said of it. */
const UNSENT = new Map<unknown, string>([
  ["file_too_large", "file_too_big"],
  ["file_wrong_type", "upload_error"],
] satisfies [FileProblem, string][]);

/** An image file of at most 8000 KB (specification 1, section 5: Image upload). A browser sends an empty one when none was chosen. */
export const uploadSchema = z.object({
  file: z
    .instanceof(File, { error: ({ input }) => UNSENT.get(input) ?? "image_error_no_file" })
    .refine(({ name, size }) => name !== "" || size > 0, { error: "image_error_no_file", abort: true })
    .refine(({ size }) => size <= IMAGE_LIMITS.bytes, { error: "file_too_big" }),
});
