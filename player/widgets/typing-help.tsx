/** @jsxImportSource preact */
import { SHORTCUT_LABELS } from "#app/domain/guides/step.ts";
import type { Bundle, BundleStep } from "#app/domain/player/bundle.ts";
import type { RunView } from "#player/core/run-control.ts";
import { fieldIn } from "#player/targets/fill-in.ts";

type Props = { run: RunView; texts: Bundle["texts"]; fillIn(): void };

/** What helps to type into a step's target: a button that fills it in, and the keys. Without a field that takes text there is nothing to help. */
export function TypingHelp({ run: { step, target }, texts, fillIn }: Props) {
  if (!step.clickable || (target && !fieldIn(target))) return null;
  return (
    <>
      {step.autofill && (
        <button type="button" class="button fill" data-part="fill" title={step.autofill} onClick={fillIn}>
          {texts.fillIn}
        </button>
      )}
      {(step.shortcutHints || step.enterPrompt) && (
        <p class="small keys" data-part="keys">
          {step.shortcutHints && <span>{labelOf(step, "shortcutsLabel")}</span>}
          {step.shortcutHints && step.autofill && (
            <span>
              <kbd>{labelOf(step, "tabLabel")}</kbd> {texts.fillIn}
            </span>
          )}
          {step.enterPrompt && (
            <span>
              <kbd>{labelOf(step, "enterLabel")}</kbd> {texts.next}
            </span>
          )}
        </p>
      )}
    </>
  );
}

const labelOf = (step: BundleStep, name: keyof typeof SHORTCUT_LABELS) => step[name]?.trim() || SHORTCUT_LABELS[name];
