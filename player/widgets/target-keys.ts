import { offersNext } from "#app/domain/player/step-rules.ts";
import { guarded } from "#player/core/guard.ts";
import { fieldIn } from "#player/targets/fill-in.ts";
import { targetValue } from "#player/targets/target-value.ts";
import type { Actions, Model } from "./model.ts";

const isFromInput = (event: KeyboardEvent) => event.isComposing || event.keyCode === 229;

/**
 * The keys of a step's shortcut hints, while its target has the focus: Tab fills in an empty one, and then moves on as always; Enter leads on
 * as Next does, where that is offered. The page hears them too. Both have their button on the card. On the page, or in the frame of
 * a target. Until the signal.
 */
export function listenToTargetKeys(page: Document, model: () => Model | null, actions: Actions, signal: AbortSignal): void {
  page.addEventListener(
    "keydown",
    guarded((event: KeyboardEvent) => {
      const run = model()?.run;
      if (!run?.target || run.stand !== "bubble" || run.state.asked || !run.step.clickable || isFromInput(event)) return;
      const { step, target } = run;
      const field = fieldIn(target);
      if (!field || event.altKey || event.ctrlKey || event.metaKey || event.repeat || !event.composedPath().includes(field)) return;
      if (event.key === "Tab" && !event.shiftKey && step.shortcutHints && step.autofill && isEmpty(target)) {
        actions.fillIn();
        if (!isEmpty(target)) event.preventDefault();
      }
      const isNewLine = event.shiftKey && field.localName !== "input";
      if (event.key === "Enter" && step.enterPrompt && !isNewLine && offersNext(step, run.met)) actions.next();
    }),
    { capture: true, signal },
  );
}

const isEmpty = (target: Element) => targetValue(target).value.trim() === "";
