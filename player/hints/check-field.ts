import { ruleMatcher } from "#app/domain/validators/meets-rule.ts";
import { guarded } from "#player/core/guard.ts";
import { fieldOf, targetValue } from "#player/targets/target-value.ts";
import type { Hint, Tell } from "./hint.ts";
import type { Layer } from "./layer.ts";
import { putWarning } from "./warning.ts";

const SUBMITS = "button:not([type=button],[type=reset]),input[type=submit],input[type=image]";

/**
 * Says below a field what is wrong with its value, once somebody left it or pressed its form's button, until it is right. Reads the value in
 * place; never blocks, and takes no focus. @returns what takes it away
 */
export function checkField(hint: Hint & { type: "validator" }, element: Element, layer: Layer, tell: Tell): () => void {
  const meets = ruleMatcher(hint.rule);
  const listening = new AbortController();
  const { signal } = listening;
  const field = fieldOf(element);
  const form = (field as HTMLInputElement).form ?? element.closest("form");
  let warning: { remove(): void } | null = null;
  let looked = { value: "", isRight: meets("") };

  /** What cannot be used is asked nothing of; what was typed and is no number has no value, and is not right for that. */
  function isRight(): boolean {
    const { disabled, validity } = field as HTMLInputElement;
    if (disabled || field.matches(":disabled")) return true;
    if (validity?.badInput) return false;
    const { value } = targetValue(chosenOf(field) ?? element);
    // It is asked each frame while a warning stands.
    if (value !== looked.value) looked = { value, isRight: meets(value) };
    return looked.isRight;
  }

  function warn() {
    if (warning || isRight()) return;
    warning = putWarning(hint, element, layer);
    tell("validator_shown", hint);
  }

  /** What it says goes with the reason for it. */
  function relieve() {
    if (!warning || !isRight()) return;
    warning.remove();
    warning = null;
    tell("validator_met", hint);
  }

  // Not by its class, which another frame has of its own.
  const isWithin = (node: EventTarget | null | undefined) => Boolean((node as Node | null)?.nodeType) && element.contains(node as Node);
  const left = (event: FocusEvent) => {
    if (isWithin(event.composedPath()[0]) && !isWithin(event.relatedTarget)) warn();
  };
  const pressed = (event: Event) => {
    const button = (event.composedPath()[0] as Element).closest?.(SUBMITS) as HTMLButtonElement | null;
    if (form && (event.type === "submit" ? event.target === form : button?.form === form)) warn();
  };
  // Some events stay in the shadow root or the frame that they happen in.
  for (const root of new Set<Node>([document, element.ownerDocument, element.getRootNode()])) {
    for (const name of ["input", "change"]) root.addEventListener(name, guarded(relieve), { capture: true, passive: true, signal });
    root.addEventListener("blur", guarded(left) as EventListener, { capture: true, signal });
    for (const name of ["click", "submit"]) root.addEventListener(name, guarded(pressed), { capture: true, signal });
  }
  // What a control of the page's own has chosen changes without an event.
  const stop = layer.follow(relieve);
  return () => {
    listening.abort();
    stop();
    warning?.remove();
  };
}

/** Of a group of radio buttons that which is chosen, whichever of them was pointed at. */
function chosenOf(field: Element): Element | null {
  const { type, name, form } = field as HTMLInputElement;
  if (type !== "radio" || !name) return null;
  const group = (field.getRootNode() as ParentNode).querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(name)}"]`);
  return Array.from(group).find((one) => one.form === form && one.checked) ?? null;
}
