import type { BundleStep } from "#app/domain/player/bundle.ts";
import { guarded } from "#player/core/guard.ts";
import { isVisible } from "./visible.ts";

const SHIELDED = ["pointerdown", "mousedown", "pointerup", "mouseup", "click", "dblclick", "touchstart", "keydown", "beforeinput"];

type Acts = {
  target(): Element | null;
  /** The target was pressed. */
  click(): void;
  /** The target's value changed by an act of the person; `settled` once the field says that the change is finished. */
  change(settled: boolean): void;
};

/**
 * Listens to what the person does with a step's target, at the document and before the host page does: a button that goes
 * away when it is pressed still counts. A target that may not be used is shielded from pointer and keys. Returns how to stop.
 */
export function watchActs(step: Pick<BundleStep, "clickable">, acts: Acts): () => void {
  let pressed: Element | null = null;
  const isWithin = (event: Event) => {
    const target = acts.target();
    return target !== null && event.composedPath().includes(target);
  };
  const listeners: Record<string, (event: Event) => void> = step.clickable
    ? {
        pointerdown: (event) => {
          pressed = isWithin(event) ? acts.target() : null;
        },
        pointerup: () => {
          if (pressed && !(pressed.isConnected && isVisible(pressed))) acts.click();
        },
        click: (event) => {
          if (isWithin(event)) acts.click();
        },
        input: (event) => isWithin(event) && acts.change(false),
        change: (event) => isWithin(event) && acts.change(true),
      }
    : Object.fromEntries(SHIELDED.map((name) => [name, shield]));

  function shield(event: Event) {
    if (!isWithin(event) || /^(Tab|Escape)$/.test((event as KeyboardEvent).key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const entries = Object.entries(listeners).map(([name, listener]) => [name, guarded(listener)] as const);
  for (const [name, listener] of entries) document.addEventListener(name, listener, { capture: true, passive: false });
  return () => {
    for (const [name, listener] of entries) document.removeEventListener(name, listener, { capture: true });
  };
}
