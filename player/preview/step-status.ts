import type { BundleStep } from "#app/domain/player/bundle.ts";
import type { PreviewTexts } from "#app/domain/player/preview-texts/en.ts";
import { findTarget } from "#player/targets/find-target.ts";
import { isOnPage } from "#player/targets/watch-step.ts";
import { fill } from "#player/widgets/texts.ts";

/** How a step stands on this page, in a sentence for its author. `n` is its number, from 1. */
export function stepStatus(step: BundleStep, n: number, own: Element, texts: PreviewTexts): string {
  if (!isOnPage(step)) return fill(texts.elsewhere, { n, page: step.url });
  if (step.type === "slide") return fill(texts.slide, { n });
  const { state, matches } = findTarget(step.identifier, own);
  if (state === "ready") return fill(matches > 1 ? texts.several : texts.one, { n, count: matches });
  return fill(texts[state], { n });
}
