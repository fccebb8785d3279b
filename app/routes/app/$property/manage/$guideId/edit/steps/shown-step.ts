import type { WireStep } from "#app/contracts/steps.ts";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { SKIP_WHEN } from "#app/domain/guides/skip-condition.ts";
import { CARD_SIDES, forTicks, HIGHLIGHTS, MEDIA_TYPES, NEXT_IF, NEXT_WHEN, playedStep, STEP_TYPES } from "#app/domain/guides/step.ts";
import { isLinkTarget, isWebAddress } from "#app/domain/urls/web-address.ts";
import { type FormValues, stepValues } from "./form-values.ts";
import { type StepForm, toStep } from "./to-step.ts";

/** Cuts what is too long to what people could see; every control of a step has a limit. */
const LIMITS: Record<string, number> = {
  ...GUIDE_LIMITS,
  mediaUrl: GUIDE_LIMITS.url,
  mediaTitle: GUIDE_LIMITS.linkTitle,
  mediaText: GUIDE_LIMITS.infoText,
  identifier: GUIDE_LIMITS.selector,
  skipSelector: GUIDE_LIMITS.selector,
  shortcutsLabel: GUIDE_LIMITS.shortcutLabel,
  tabLabel: GUIDE_LIMITS.shortcutLabel,
  enterLabel: GUIDE_LIMITS.shortcutLabel,
};

/** One of the available choices; an empty value is a choice in some controls. */
const CHOICES: Record<string, readonly string[]> = {
  type: STEP_TYPES,
  nextWhen: NEXT_WHEN,
  nextIf: ["", ...NEXT_IF],
  lockIf: ["", ...NEXT_IF],
  mediaType: ["", ...MEDIA_TYPES],
  skipWhen: ["", ...SKIP_WHEN],
  highlight: HIGHLIGHTS,
  side: CARD_SIDES,
};

/** A step for the preview, from the values of its controls, valid or not, over the stored ones: whatever is typed has a picture. */
export function shownStep(stored: WireStep, typed: FormValues = {}): WireStep {
  const known = stepValues(stored);
  const values = Object.fromEntries(
    Object.entries(known).map(([name, value]) => {
      const said = typed[name] ?? value;
      const usable = CHOICES[name]?.includes(said) ?? true;
      return [name, usable ? said.slice(0, LIMITS[name] ?? GUIDE_LIMITS.content) : value];
    }),
  );
  // Neither is part of the picture.
  const { precision, wait } = stored;
  const form = { ...values, precision, wait, step: stored.id, ...forTicks((tick) => values[tick] === "on") } as unknown as StepForm;
  const step = playedStep(toStep(form, stored));
  return hasAddress(step.media) ? step : { ...step, media: null };
}

/** Whether a medium leads where its kind may, as the contract says; one without an address does. */
function hasAddress(media: WireStep["media"]): boolean {
  if (!media || media.type === "info") return true;
  return media.type === "link" ? isLinkTarget(media.url) : isWebAddress(media.url);
}
