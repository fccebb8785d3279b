import { z } from "zod";
import { BUNDLE_FORMAT, BUNDLE_ID, IMAGE_FILE } from "#app/domain/bundles/bundle.ts";
import { CHAPTER_LIMITS, type ChapterContent } from "#app/domain/chapters/chapter.ts";
import { GUIDE_LIMITS, type GuideContent } from "#app/domain/guides/guide.ts";
import { PROMOTION_LIMITS, PROMOTION_TICKS, type PromotionTick } from "#app/domain/guides/promotion.ts";
import { EMPTY_STEP_TEXTS } from "#app/domain/guides/step.ts";
import { isLinkTarget } from "#app/domain/urls/web-address.ts";
import { isFew, languageBehaviour, languageTexts, showing, tags } from "./content.ts";
import { pageSegmentCalls } from "./page-segments.ts";
import { segmentCalls } from "./segments.ts";
import { step, stepId } from "./steps.ts";
import { tagCalls } from "./tags.ts";
import { few, idOrNone, languageKey, stamp, text } from "./text.ts";

/*
 * Items of content as they are stored, in the words of the calls and by their schemas: what an import takes is what the calls take. Whatever
 * a step gets more is in here by itself.
 */

/** What of a step is said in a language. */
const SAID = Object.fromEntries(Object.keys(EMPTY_STEP_TEXTS).map((key) => [key, true])) as { [K in keyof typeof EMPTY_STEP_TEXTS]: true };

const label = text(PROMOTION_LIMITS.label);
const promotion = z.object({
  ...(Object.fromEntries(PROMOTION_TICKS.map((tick) => [tick, z.boolean()])) as Record<PromotionTick, z.ZodBoolean>),
  texts: z
    .record(
      languageKey,
      z.object({
        headline: text(PROMOTION_LIMITS.headline),
        content: text(PROMOTION_LIMITS.content),
        startLabel: label,
        laterLabel: label,
        leaveLabel: label,
        infoText: text(GUIDE_LIMITS.infoText),
        linkUrl: text(GUIDE_LIMITS.url).refine((url) => url === "" || isLinkTarget(url), "text_error_invalid_link"),
        linkTitle: text(GUIDE_LIMITS.linkTitle),
        picture: step.shape.media.refine(
          (media) => media === null || media.type === "image" || media.type === "video",
          "text_error_invalid",
        ),
      }),
    )
    .refine(isFew, "text_error_too_long"),
  languageTexts,
  languageBehaviour,
});

export const guideContent = z.object({
  promotion: promotion.optional(),
  steps: few(step.omit(SAID), GUIDE_LIMITS.steps, { error: "steps_error_too_many" }).refine(hasOwnIds, "steps_error_same_id"),
  texts: z
    .record(
      languageKey,
      z.object({ title: text(GUIDE_LIMITS.title), subtitle: text(GUIDE_LIMITS.subtitle), steps: z.record(stepId, step.pick(SAID)) }),
    )
    .refine(isFew, "text_error_too_long"),
}) as unknown as z.ZodType<GuideContent>;

export const chapterContent: z.ZodType<ChapterContent> = z.object({
  texts: z
    .record(languageKey, z.object({ title: text(CHAPTER_LIMITS.title), subtitle: text(CHAPTER_LIMITS.subtitle) }))
    .refine(isFew, "text_error_too_long"),
});

/** Who sees an item of content where and when, as its calls take it. */
const audience = { languageTexts, languageBehaviour, tags, segment: idOrNone, pageSegment: idOrNone, showing };

/** A guide or chapter: its draft, and what of it is live, if it is. */
const contentItem = <C extends z.ZodType>(content: C) => z.object({ draft: content, live: content.nullable().default(null), ...audience });

export const bundledItems = {
  "page-segments": pageSegmentCalls.createPageSegment.body,
  tags: tagCalls.createTag.body,
  segments: segmentCalls.createSegment.body,
  chapters: contentItem(chapterContent),
  guides: contentItem(guideContent).extend({ chapter: idOrNone.default(0) }),
};

/** What stands in bundle.json. `from` is the name of the property; `images` says which image a file was made of. */
export const bundleHead = z.object({
  format: z.literal(BUNDLE_FORMAT),
  from: z.string().max(500),
  languages: few(languageKey, 200),
  createdAt: stamp,
  images: few(z.object({ file: z.string().regex(IMAGE_FILE), origin: z.string().regex(BUNDLE_ID), name: text(500) }), 10_000),
});
export type BundleHead = z.output<typeof bundleHead>;

function hasOwnIds(steps: { id: string }[]): boolean {
  return new Set(steps.map(({ id }) => id)).size === steps.length;
}
