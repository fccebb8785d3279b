import { z } from "zod";
import { promotionField } from "#app/api/popups.server.ts";
import { languageBehaviour } from "#app/contracts/content.ts";
import { popupContent } from "#app/contracts/popups.ts";
import { idOrNone, revision, typedText } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { hasWayOut, PROMOTION_LIMITS, PROMOTION_TICKS, type PromotionTick } from "#app/domain/guides/promotion.ts";
import { isBlank } from "#app/domain/storable-text.ts";
import { linkOf, pictureOf } from "./typed-picture.ts";

const written = (limit: number) => typedText(limit).default("");
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
type Wrong = { field: string; code: string };

/** What is wrong with the picture and the link. A link without where it leads would be lost; whoever wants none empties what it is called, too. */
function wrongMedia(typed: Typed): Wrong[] {
  const { linkTitle: title } = typed;
  const url = linkOf(typed);
  const picture = pictureOf(typed);
  const link = url === "" && isBlank(title) ? null : { url, title };
  const { media } = popupContent.shape;
  const found = media.pick({ image: true, link: true }).safeParse({ image: picture && { src: picture.url, title: picture.title }, link });
  return (found.error?.issues ?? []).map(({ path, message }) => {
    const field = promotionField(`media.${path.join(".")}`);
    return { field, code: field === "linkUrl" && url === "" ? "popup_error_link_address" : message };
  });
}

const wrongWayOut = (typed: Typed, code: string): Wrong[] => (hasWayOut(typed) ? [] : [{ field: "leaveIcon", code }]);
const wrongStart = ({ startButton, guide }: Typed & { guide: number }): Wrong[] =>
  startButton && guide === 0 ? [{ field: "startButton", code: "welcome_error_no_guide" }] : [];

/** A check that is made whatever else is wrong, so that a form says all of it at once; the upstream makes the same ones. */
function alwaysChecked<T>(wrongIn: (typed: T) => Wrong[]): z.core.$ZodCheck<T> {
  const check = new z.core.$ZodCheck({ check: "custom", when: () => true }) as z.core.$ZodCheck<T>;
  check._zod.check = ({ value, issues }) => {
    // A file where something is typed is nothing that could be judged.
    if (Object.values(value as object).some((each) => typeof each === "object")) return;
    const said = new Set(issues.map(({ path }) => path?.[0]));
    for (const { field, code } of wrongIn(value)) {
      if (!said.has(field)) issues.push({ code: "custom", path: [field], message: code, input: value, inst: check });
    }
  };
  return check;
}

/** The form of a promotion in one language; `intent` names the pressed button. */
export const promotionSchema = z
  .object(fields)
  .check(alwaysChecked((typed) => [...wrongMedia(typed), ...wrongWayOut(typed, "popup_error_no_way_out")]));
const idOfForm = z.coerce.number("text_error_invalid").pipe(idOrNone).default(0);
/** The same of the welcome slide `slide`: `guide` is the one that it starts, 0 for none; its revision is 0 while there is no slide. */
export const welcomeSchema = z
  .object({ ...fields, revision: z.coerce.number().int().min(0), slide: idOfForm, guide: idOfForm })
  .check(alwaysChecked((typed) => [...wrongMedia(typed), ...wrongStart(typed), ...wrongWayOut(typed, "welcome_error_no_way_out")]));
