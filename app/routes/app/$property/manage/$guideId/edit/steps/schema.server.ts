import { z } from "zod";
import { wrongTarget } from "#app/contracts/selector.ts";
import { step as stepContract } from "#app/contracts/steps.ts";
import { typedNumber } from "#app/contracts/target.ts";
import { requiredText, revision, text } from "#app/contracts/text.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { SKIP_WHEN } from "#app/domain/guides/skip-condition.ts";
import {
  CARD_SIDES,
  forTicks,
  HIGHLIGHTS,
  MEDIA_TYPES,
  MOST_SELECTORS,
  NEXT_IF,
  NEXT_WHEN,
  STEP_TYPES,
  USUAL_LOOK,
} from "#app/domain/guides/step.ts";
import { PRECISION, WAIT } from "#app/domain/targets/target.ts";
import { fieldOfStep } from "./field-paths.ts";
import { keptOf } from "./kept-step.ts";
import { toStep } from "./to-step.ts";

const written = (limit: number) => text(limit).default("");
/** One enum: of a union the form would be told that it is required. */
const condition = z.enum(["", ...NEXT_IF]).default("");
const ticked = z.boolean().default(false);

const guideShape = {
  revision: z.coerce.number().pipe(revision),
  intent: z.string().max(60).default("save"),
  /** Where chosen steps go: behind the one with this id, or to the beginning. */
  after: z.string().max(40).default(""),
  title: requiredText(GUIDE_LIMITS.title, "title_error_missing"),
  subtitle: written(GUIDE_LIMITS.subtitle),
};

const stepShape = {
  step: z.string().max(40),
  /** In case somebody else removes the step: its position, all of it as it was read, and whether to put it back. */
  position: z.coerce.number("text_error_invalid").int("text_error_invalid").min(0, "text_error_invalid").default(0),
  kept: z.string().max(60_000).default("{}"),
  "put-back": z.enum(["", "yes", "no"]).default(""),
  type: z.enum(STEP_TYPES).default("step"),
  stepTitle: written(GUIDE_LIMITS.stepTitle),
  content: written(GUIDE_LIMITS.content),
  message: written(GUIDE_LIMITS.message),
  mediaType: z.enum(["", ...MEDIA_TYPES]).default(""),
  mediaUrl: written(GUIDE_LIMITS.url),
  mediaTitle: written(GUIDE_LIMITS.linkTitle),
  mediaText: written(GUIDE_LIMITS.infoText),
  identifier: written(GUIDE_LIMITS.selector),
  /** One on a line; each has the limit of a selector. */
  selectors: written((MOST_SELECTORS + 1) * GUIDE_LIMITS.selector),
  targetText: written(GUIDE_LIMITS.targetText),
  precision: typedNumber(PRECISION),
  wait: typedNumber(WAIT),
  highlight: z.enum(HIGHLIGHTS).default(USUAL_LOOK.highlight),
  side: z.enum(CARD_SIDES).default(USUAL_LOOK.side),
  autofill: written(GUIDE_LIMITS.autofill),
  shortcutsLabel: written(GUIDE_LIMITS.shortcutLabel),
  tabLabel: written(GUIDE_LIMITS.shortcutLabel),
  enterLabel: written(GUIDE_LIMITS.shortcutLabel),
  skipWhen: z.enum(["", ...SKIP_WHEN]).default(""),
  skipSelector: written(GUIDE_LIMITS.selector),
  url: written(GUIDE_LIMITS.url),
  nextWhen: z.enum(NEXT_WHEN).default("button"),
  nextIf: condition,
  forcevalue: written(GUIDE_LIMITS.forcevalue),
  /** The condition when it only locks Next. */
  lockIf: condition,
  lockValue: written(GUIDE_LIMITS.forcevalue),
  ...forTicks(() => ticked),
};

/** Only the default language needs a title. */
const titleElsewhere = { title: written(GUIDE_LIMITS.title) };

/** The editor with a step. Apart from lengths, the contract's own rules for a step apply, at the fields they concern. */
function withStep(shape: typeof guideShape) {
  return z.object({ ...shape, ...stepShape }).superRefine((values, context) => {
    const step = toStep(values);
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [fieldOfStep(path, values.nextWhen)], message });
    for (const issue of stepContract.safeParse(step).error?.issues ?? []) refuse(issue.path.join("."), issue.message);
    for (const { path, code } of wrongTarget(step, keptOf(values.kept))) refuse(path, code);
    if (values.type === "slide") return;
    if (values.skipWhen === "element" && step.skipIf === null) refuse("skipIf", "skip_error_no_selector");
  });
}

const schemas = (shape: typeof guideShape) => ({ guide: z.object(shape), step: withStep(shape) });
const IN_DEFAULT = schemas(guideShape);
const ELSEWHERE = schemas({ ...guideShape, ...titleElsewhere } as unknown as typeof guideShape);

/** The schemas of the editor in a language: of a guide without steps, and with one. */
export const schemasOf = ({ isDefault }: { isDefault: boolean }) => (isDefault ? IN_DEFAULT : ELSEWHERE);
