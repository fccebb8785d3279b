import { z } from "zod";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { CARD_SIDES, HIGHLIGHTS, NEXT_IF, NEXT_WHEN, STEP_TYPES, USUAL_LOOK } from "#app/domain/guides/step.ts";
import { isLinkTarget, isWebAddress } from "#app/domain/urls/web-address.ts";
import { pointing } from "./target.ts";
import { requiredText, text } from "./text.ts";

const address = requiredText(GUIDE_LIMITS.url).refine(isWebAddress, "text_error_invalid_link");

/** What a promotion shows above its texts. */
export const picture = z.discriminatedUnion("type", [
  z.object({ type: z.literal("image"), url: address, title: text(GUIDE_LIMITS.linkTitle).default("") }),
  z.object({ type: z.literal("video"), url: address, title: text(GUIDE_LIMITS.linkTitle).default("") }),
]);

/** See `app/domain/guides/kept-media.ts` for what is stored of it. */
const media = z.discriminatedUnion("type", [
  ...picture.options,
  z.object({ type: z.literal("info"), text: text(GUIDE_LIMITS.infoText) }),
  z.object({
    type: z.literal("link"),
    url: requiredText(GUIDE_LIMITS.url).refine(isLinkTarget, "text_error_invalid_link"),
    title: text(GUIDE_LIMITS.linkTitle).default(""),
  }),
]);

const said = z.string().optional();

/** The media of a step as the call for all languages takes it, by its kind; with none of them the media goes away. */
export const mediaByKind = z
  .strictObject({
    image: z.strictObject({ src: z.string(), title: said }),
    video: z.strictObject({ src: z.string(), title: said }),
    info: z.strictObject({ text: z.string() }),
    link: z.strictObject({ url: z.string(), title: said }),
  })
  .partial()
  .refine((kinds) => Object.values(kinds).filter(Boolean).length < 2, "text_error_invalid")
  .transform(({ image, video, info, link }): z.input<typeof media> | null => {
    if (image) return { type: "image", url: image.src, title: image.title };
    if (video) return { type: "video", url: video.src, title: video.title };
    if (link) return { type: "link", ...link };
    return info ? { type: "info", ...info } : null;
  })
  .pipe(media.nullable());

/** Not a name that every object has: texts are kept by it. */
export const stepId = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/, "step_error_id")
  .refine((id) => !(id in {}), "step_error_id");

const shortcutLabel = text(GUIDE_LIMITS.shortcutLabel).default("");

/**
 * A step with its texts in one language (specification 1, section 3: Step). A step keeps its id for life. What came to steps later has a
 * default: callers and steps from before do without.
 * A draft may be unfinished: what a live step needs is checked on publishing (`app/domain/guides/publishable.ts`).
 */
export const step = z.object({
  id: stepId,
  type: z.enum(STEP_TYPES),
  title: text(GUIDE_LIMITS.stepTitle),
  content: text(GUIDE_LIMITS.content),
  message: text(GUIDE_LIMITS.message),
  media: media.nullable(),
  autofill: text(GUIDE_LIMITS.autofill).default(""),
  shortcutsLabel: shortcutLabel,
  tabLabel: shortcutLabel,
  enterLabel: shortcutLabel,
  ...pointing,
  url: text(GUIDE_LIMITS.url).refine((value) => !/\s/.test(value), "url_error_spaces"),
  clickable: z.boolean(),
  mandatory: z.boolean(),
  nextWhen: z.enum(NEXT_WHEN),
  nextIf: z.enum(NEXT_IF).nullable(),
  forcevalue: text(GUIDE_LIMITS.forcevalue),
  skipIf: text(GUIDE_LIMITS.selector).nullable(),
  backButton: z.boolean(),
  nextButton: z.boolean(),
  triggersPageReload: z.boolean(),
  shortcutHints: z.boolean().default(false),
  enterPrompt: z.boolean().default(false),
  highlight: z.enum(HIGHLIGHTS).default(USUAL_LOOK.highlight),
  side: z.enum(CARD_SIDES).default(USUAL_LOOK.side),
});
export type WireStep = z.output<typeof step>;

/** A step as it is saved. A new one that is a copy of another gets that one's texts in the other languages. */
export const savedStep = step.extend({ copyOf: stepId.optional() });
export type SavedStep = z.output<typeof savedStep>;
