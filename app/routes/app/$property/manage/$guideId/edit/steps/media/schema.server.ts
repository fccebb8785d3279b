import { z } from "zod";
import { step as stepContract } from "#app/contracts/steps.ts";
import { revision, text } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { MEDIA_TYPES } from "#app/domain/guides/step.ts";
import { cropShape } from "#app/features/media/crop-shape.server.ts";
import { storedShape } from "#app/features/media/save-chosen.server.ts";
import { fieldOfStep } from "#app/routes/app/$property/manage/$guideId/edit/steps/field-paths.ts";
import { toMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/to-step.ts";

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

/** The part of an image: its height follows from its width. */
export const cropSchema = z.object({ ...mediaShape, ...cropShape });

/** An image of the library. */
export const librarySchema = z.object({ ...mediaShape, ...storedShape });
