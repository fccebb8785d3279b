import { EMPTY_STEP_TEXTS, emptyStep } from "#app/domain/guides/step.ts";
import type { BundleTooltip, BundleValidator } from "#app/domain/player/bundle.ts";
import { POINTING, type Pointing, pointingOf } from "#app/domain/targets/target.ts";
import type { TooltipShow } from "#app/domain/tooltips/tooltip.ts";
import type { ValidatorRule } from "#app/domain/validators/validator.ts";
import type { DraftStep } from "./draft.ts";

export const HINT_KINDS = ["tooltip", "validator"] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** A tooltip or validator as the API stores it, with what is written of it here. */
export type StoredHint = Pointing & {
  id: number;
  name: string;
  texts: Record<string, string>;
  url: string;
  enabled: boolean;
  revision: number;
  show?: TooltipShow;
  rule?: ValidatorRule;
};

/**
 * The same in the editor. `key` names it in this tab, also before it is stored; `id` is 0 until then. `show` is a tooltip's, `rule` a
 * validator's.
 */
export type Hint = Required<StoredHint> & { key: string; kind: HintKind };

const UNUSED = { show: "icon", rule: { kind: "required" } } as const;

export function hintOf(kind: HintKind, stored: StoredHint, key = `${kind}-${stored.id}`): Hint {
  const { id, name, texts, url, enabled, revision, show = UNUSED.show, rule = UNUSED.rule } = stored;
  return { key, kind, id, name, texts, url, enabled, revision, show, rule, ...pointingOf(stored) };
}

/** A new one, for the page that is open. */
export const newHint = (kind: HintKind, key: string): Hint => ({
  ...{ key, kind, id: 0, name: "", texts: {}, enabled: false, revision: 0, url: location.pathname },
  ...POINTING,
  ...UNUSED,
});

/** As a step that points to the same, for what finds and judges steps. */
export function asStep({ key, name, url, ...said }: Hint): DraftStep {
  return { ...emptyStep(key, "step"), ...EMPTY_STEP_TEXTS, title: name, url, ...pointingOf(said) };
}

/** As people get it, in a language or else the property's own; null as long as it says nothing. */
export function asShown(
  hint: Hint,
  language: string,
  standard: string,
): (({ type: "tooltip" } & BundleTooltip) | ({ type: "validator" } & BundleValidator)) | null {
  const found = [language, standard].find((one) => hint.texts[one]?.trim());
  if (!found) return null;
  const { id, url, identifier, show, rule } = hint;
  const told = { id, language: found, url, identifier, text: hint.texts[found]! };
  return hint.kind === "tooltip" ? { type: "tooltip", ...told, show } : { type: "validator", ...told, rule };
}
