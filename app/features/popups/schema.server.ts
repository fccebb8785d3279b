import { z } from "zod";
import { promotionField } from "#app/api/popups.server.ts";
import { languageBehaviour } from "#app/contracts/content.ts";
import { popupContent } from "#app/contracts/popups.ts";
import { idOrNone, revision, text } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { PROMOTION_LIMITS, PROMOTION_TICKS, type PromotionTick } from "#app/domain/guides/promotion.ts";
import { linkOf, pictureOf } from "./typed-picture.ts";

const written = (limit: number) => text(limit).default("");
const ticks = Object.fromEntries(PROMOTION_TICKS.map((tick) => [tick, z.boolean().default(false)])) as Record<
  PromotionTick,
  z.ZodDefault<z.ZodBoolean>
>;

const fields = {
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(20).default("save"),
  ...ticks,
  headline: written(PROMOTION_LIMITS.headline),
  content: written(PROMOTION_LIMITS.content),
  startLabel: written(PROMOTION_LIMITS.label),
  laterLabel: written(PROMOTION_LIMITS.label),
  leaveLabel: written(PROMOTION_LIMITS.label),
  pictureType: z.enum(["", "image", "video"]).default(""),
  pictureUrl: written(GUIDE_LIMITS.url),
  pictureTitle: written(GUIDE_LIMITS.linkTitle),
  used: written(GUIDE_LIMITS.url),
  everywhere: z.boolean().default(false),
  infoText: written(GUIDE_LIMITS.infoText),
  linkUrl: written(GUIDE_LIMITS.url),
  linkTitle: written(GUIDE_LIMITS.linkTitle),
  status: z.enum(["on", "off"]).default("on"),
  languageBehaviour: languageBehaviour.default("hide"),
};

type Typed = { [Name in keyof typeof fields]: z.output<(typeof fields)[Name]> };

function requireMedia(typed: Typed, context: z.RefinementCtx): void {
  const { linkTitle: title } = typed;
  const link = linkOf(typed);
  const picture = pictureOf(typed);
  const { media } = popupContent.shape;
  const found = media
    .pick({ image: true, link: true })
    .safeParse({ image: picture && { src: picture.url, title: picture.title }, link: link === "" ? null : { url: link, title } });
  for (const { path, message } of found.error?.issues ?? []) {
    context.addIssue({ code: "custom", path: [promotionField(`media.${path.join(".")}`)], message });
  }
}

/** The form of a promotion in one language; `intent` names the pressed button. */
export const promotionSchema = z.object(fields).superRefine(requireMedia);
const idOfForm = z.coerce.number("text_error_invalid").pipe(idOrNone).default(0);
/** The same of the welcome slide `slide`: `guide` is the one that it starts, 0 for none; its revision is 0 while there is no slide. */
export const welcomeSchema = z
  .object({ ...fields, revision: z.coerce.number().int().min(0), slide: idOfForm, guide: idOfForm })
  .superRefine(requireMedia);
