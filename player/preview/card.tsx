/** @jsxImportSource preact */
import type { Bundle, BundleGuide, BundleStep, ShownPromotion, ShownStep } from "#app/domain/player/bundle.ts";
import type { RunView } from "#player/core/run-control.ts";
import { startRun } from "#player/core/run-state.ts";
import type { Actions, Model } from "#player/widgets/model.ts";
import { Promotion } from "#player/widgets/promotion.tsx";
import { Run } from "#player/widgets/run.tsx";
import { directionOf } from "#player/widgets/texts.ts";

const nothing = () => {};
/** Buttons that do nothing. */
export const NO_ACTIONS: Actions = {
  toggle: nothing,
  search: nothing,
  start: nothing,
  next: nothing,
  fillIn: nothing,
  skip: nothing,
  back: nothing,
  exit: nothing,
  ask: nothing,
  stay: nothing,
  accept: nothing,
  later: nothing,
};

/** Nothing is open, and nobody has done anything yet. */
export const stillModel = (bundle: Bundle): Model => ({
  ...{
    bundle,
    texts: bundle.texts,
    isOpen: false,
    isAgain: false,
    query: "",
    done: [],
    left: {},
    run: null,
    promoted: null,
    finished: null,
  },
  ...{ announcement: "", message: null, found: null, news: null, panel: null, staff: null },
});

type Props = ShownStep & { actions?: Partial<Actions>; isMissing?: boolean; help?: Bundle["help"] };

/**
 * The card of one step by itself, drawn by the player's own widgets; buttons without an action do nothing. `isMissing`: it was not found, and `help` is where people
 * are led then.
 */
export function StepCard({ step, index, count, title, language, direction, style, texts, actions, isMissing, help }: Props) {
  const steps: BundleStep[] = Array.from({ length: count }, () => step);
  const guide: BundleGuide = { id: 1, version: 1, language, title, subtitle: "", steps };
  const { state } = startRun(guide, "preview", 0, "preview");
  if (!state) return null;
  const property = { id: 1, name: "", language, languages: [language], privacyLevel: 0, needsProof: false, needsConsent: false };
  const bundle: Bundle = { property, style, texts, chapters: [], guides: [], ...(help && { help }) };
  const stand = isMissing ? "failed" : step.type === "slide" ? "slide" : "bubble";
  const run: RunView = {
    guide,
    step,
    state: { ...state, step: index },
    entry: 1,
    stand,
    target: null,
    met: step.nextIf === null,
    urged: 0,
  };
  const model: Model = { ...stillModel(bundle), run };
  return (
    <div class={`screen alone at-${step.side ?? "auto"}`} lang={language} dir={direction ?? directionOf(language)}>
      <Run model={model} actions={{ ...NO_ACTIONS, ...actions }} run={run} />
    </div>
  );
}

/** The promotion of a guide by itself. */
export function PromotionCard({ promotion, title, direction, texts }: ShownPromotion) {
  return (
    <div class="screen alone" lang={promotion.language} dir={direction ?? directionOf(promotion.language)}>
      <Promotion promotion={promotion} title={title} texts={texts} actions={NO_ACTIONS} />
    </div>
  );
}
