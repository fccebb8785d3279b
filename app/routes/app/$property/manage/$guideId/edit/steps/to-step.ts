import type { WireStep } from "#app/contracts/steps.ts";
import { type SKIP_WHEN, skipIfOf } from "#app/domain/guides/skip-condition.ts";
import {
  type CardSide,
  EMPTY_STEP_TEXTS,
  emptyStep,
  forTicks,
  type Highlight,
  type Media,
  type NextIf,
  type NextWhen,
  type ShortcutLabel,
  type StepTick,
  type StepType,
  selectorsOf,
} from "#app/domain/guides/step.ts";
import { withProtocol } from "#app/domain/urls/with-protocol.ts";

/** The parsed controls of a step. */
export type StepForm = Record<StepTick, boolean> &
  Record<ShortcutLabel, string> & {
    step: string;
    type: StepType;
    stepTitle: string;
    content: string;
    message: string;
    mediaType: "" | Media["type"];
    mediaUrl: string;
    mediaTitle: string;
    mediaText: string;
    identifier: string;
    /** Further selectors, one on a line. */
    selectors: string;
    targetText: string;
    precision: number;
    wait: number;
    highlight: Highlight;
    side: CardSide;
    url: string;
    autofill: string;
    skipWhen: "" | (typeof SKIP_WHEN)[number];
    skipSelector: string;
    nextWhen: NextWhen;
    nextIf: NextIf | "";
    forcevalue: string;
    lockIf: NextIf | "";
    lockValue: string;
  };

/**
 * The step in a form. What the form does not show stays as in `stored`. A slide keeps its target as well, of which it makes no use: the next
 * choice of its kind may be a step again.
 */
export function toStep(form: StepForm, stored?: Partial<WireStep>): WireStep {
  return {
    ...emptyStep(form.step, form.type),
    ...EMPTY_STEP_TEXTS,
    ...stored,
    id: form.step,
    type: form.type,
    title: form.stepTitle,
    content: form.content,
    message: form.message,
    media: toMedia(form),
    url: form.url.trim(),
    ...forTicks((tick) => form[tick]),
    ...targetOf(form),
    ...wayOn(form, stored),
  };
}

/** Where a step points and how it shows there, when it is passed over, and how its target is filled in. Without a first selector the next one is the first. */
function targetOf(form: StepForm) {
  const [identifier = "", ...selectors] = selectorsOf({ identifier: form.identifier, selectors: form.selectors.split(/[\n\r]+/) });
  return {
    ...{ identifier, selectors },
    targetText: form.targetText.trim(),
    ...{ precision: form.precision, wait: form.wait, highlight: form.highlight, side: form.side },
    skipIf: skipIfOf(form.skipWhen, form.skipSelector),
    autofill: form.autofill,
    shortcutsLabel: form.shortcutsLabel.trim(),
    tabLabel: form.tabLabel.trim(),
    enterLabel: form.enterLabel.trim(),
  };
}

type WayOn = Pick<WireStep, "nextWhen" | "nextIf" | "forcevalue" | "nextButton">;

/** How people continue. The form has no condition for pressing the element, so that keeps the stored one. */
function wayOn({ nextWhen, nextIf, forcevalue, lockIf, lockValue, nextButton }: StepForm, stored?: Partial<WireStep>): WayOn {
  if (nextWhen === "button") {
    // Next comes with this choice; if it was missing before, its box is shown and decides.
    const shows = stored?.nextWhen === "button" ? nextButton : true;
    return { nextWhen, nextIf: lockIf || null, forcevalue: lockValue, nextButton: shows };
  }
  if (nextWhen === "condition") return { nextWhen, nextIf: nextIf || null, forcevalue, nextButton };
  const kept = stored?.nextWhen === "click" ? stored : {};
  return { nextWhen, nextIf: kept.nextIf ?? null, forcevalue: kept.forcevalue ?? "", nextButton };
}

/** The media of a step from their controls. */
export function toMedia({
  mediaType,
  mediaUrl,
  mediaTitle,
  mediaText,
}: Pick<StepForm, "mediaType" | "mediaUrl" | "mediaTitle" | "mediaText">): WireStep["media"] {
  if (mediaType === "") return null;
  if (mediaType === "info") return { type: "info", text: mediaText };
  return { type: mediaType, url: withProtocol(mediaUrl), title: mediaTitle };
}
