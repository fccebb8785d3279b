import { z } from "zod";
import { BUNDLE_FORMAT, BUNDLE_ID, IMAGE_FILE } from "#app/domain/bundles/bundle.ts";
import { CHAPTER_LIMITS, type ChapterContent, type ChapterTexts } from "#app/domain/chapters/chapter.ts";
import { GUIDE_LIMITS, type GuideContent, type GuideTexts } from "#app/domain/guides/guide.ts";
import {
  PROMOTION_LIMITS,
  PROMOTION_TICKS,
  type Promotion,
  type PromotionTexts,
  type PromotionTick,
} from "#app/domain/guides/promotion.ts";
import { EMPTY_STEP_TEXTS, type StepShape } from "#app/domain/guides/step.ts";
import { isLinkTarget } from "#app/domain/urls/web-address.ts";
import { isFew, languageBehaviour, languageTexts, showing, tags } from "./content.ts";
import type { guideCalls } from "./guides.ts";
import { pageSegmentCalls } from "./page-segments.ts";
import { segmentCalls } from "./segments.ts";
import { picture, step, stepId } from "./steps.ts";
import { tagCalls } from "./tags.ts";
import { few, idOrNone, languageKey, stamp, text } from "./text.ts";

/*
 * Items of content as they are stored, in the words of the calls and by their schemas: what an import takes is what the calls take. Whatever
 * a step gets more is in here by itself; whatever else content gets more does not compile until it is in here.
 */

/** One schema for every member of what is stored: nothing of it is left out by an export. */
type Members<T> = { [Name in keyof T]-?: z.ZodType };

/** What of a step is said in a language. */
const SAID = Object.fromEntries(Object.keys(EMPTY_STEP_TEXTS).map((key) => [key, true])) as { [K in keyof typeof EMPTY_STEP_TEXTS]: true };
const shape = z.object(step.omit(SAID).shape satisfies Members<StepShape>);

const label = text(PROMOTION_LIMITS.label);
const promotionTexts = z.object({
  headline: text(PROMOTION_LIMITS.headline),
  content: text(PROMOTION_LIMITS.content),
  startLabel: label,
  laterLabel: label,
  leaveLabel: label,
  infoText: text(GUIDE_LIMITS.infoText),
  linkUrl: text(GUIDE_LIMITS.url).refine((url) => url === "" || isLinkTarget(url), "text_error_invalid_link"),
  linkTitle: text(GUIDE_LIMITS.linkTitle),
  picture: picture.nullable(),
} satisfies Members<PromotionTexts>);
const promotion = z.object({
  ...(Object.fromEntries(PROMOTION_TICKS.map((tick) => [tick, z.boolean()])) as Record<PromotionTick, z.ZodBoolean>),
  texts: z.record(languageKey, promotionTexts).refine(isFew, "text_error_too_long"),
  languageTexts,
  languageBehaviour,
} satisfies Members<Promotion>);

const guideTexts = z.object({
  title: text(GUIDE_LIMITS.title),
  subtitle: text(GUIDE_LIMITS.subtitle),
  steps: z.record(stepId, step.pick(SAID)),
} satisfies Members<GuideTexts>);

/** Steps that were removed stay where they are. */
export const guideContent: z.ZodType<GuideContent> = z.object({
  promotion: promotion.optional(),
  steps: few(shape, GUIDE_LIMITS.steps, { error: "steps_error_too_many" }).refine(hasOwnIds, "steps_error_same_id"),
  texts: z.record(languageKey, guideTexts).refine(isFew, "text_error_too_long"),
} satisfies Members<Omit<GuideContent, "removed">>);

const chapterTexts = z.object({
  title: text(CHAPTER_LIMITS.title),
  subtitle: text(CHAPTER_LIMITS.subtitle),
} satisfies Members<ChapterTexts>);
export const chapterContent: z.ZodType<ChapterContent> = z.object({
  texts: z.record(languageKey, chapterTexts).refine(isFew, "text_error_too_long"),
} satisfies Members<ChapterContent>);

/** What the call that changes a guide takes, but for the content itself and for how it is saved and published. */
type Aimed = Omit<
  z.output<typeof guideCalls.updateGuide.body>["tutorial"],
  "title" | "subtitle" | "steps" | "putBack" | "visibility" | "revision" | "version" | "note"
>;

/** Who sees an item of content where and when, as its calls take it. */
const audience = {
  languageTexts,
  languageBehaviour,
  tags,
  segment: idOrNone,
  pageSegment: idOrNone,
  showing,
} satisfies Members<Aimed>;
export const AUDIENCE = Object.keys(audience) as (keyof typeof audience)[];

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
