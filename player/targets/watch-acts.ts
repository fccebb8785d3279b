import type { BundleStep } from "#app/domain/player/bundle.ts";
import { guarded } from "#player/core/guard.ts";
import { fieldOf, targetValue } from "./target-value.ts";
import { isVisible } from "./visible.ts";

const NATIVE = /^(input|select|textarea)$/;
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
 * away when it is pressed still counts. A target that may not be used is shielded from pointer and keys. To `follow` a target is to listen
 * also where its events stay: in its frame, or in its shadow root.
 */
export function watchActs(step: Pick<BundleStep, "clickable">, acts: Acts): { follow(target: Element | null): void; stop(): void } {
  let pressed: Element | null = null;
  let listening = new AbortController();
  const isWithin = (event: Event) => {
    const target = acts.target();
    return target !== null && event.composedPath().includes(target);
  };
  const look = guarded(() => {
    if (!pressed || (pressed.isConnected && isVisible(pressed))) return;
    pressed = null;
    acts.click();
  });
  const press = (event: Event) => {
    pressed = isWithin(event) ? acts.target() : null;
    // What goes at once is gone before a long press ends.
    setTimeout(look);
  };
  const roleOf = (one: EventTarget) => (one as Partial<Element>).getAttribute?.("role") ?? "";
  /** An option of a list that the target has opened was chosen; controls of a page's own say so by no event. */
  function choose(event: Event, ofList = /^option$/) {
    const target = acts.target();
    if (!target || fieldOf(target).getAttribute("aria-expanded") !== "true") return;
    if (isWithin(event) ? event.type === "keydown" : event.composedPath().some((one) => ofList.test(roleOf(one))))
      setTimeout(guarded(() => acts.target() === target && acts.change(true)));
  }
  let said = "";
  /** What somebody did within a target of the page's own has changed its value, which such a control tells by no event. */
  const compare = guarded(() => {
    const target = acts.target();
    const value = target ? targetValue(target).value : said;
    if (value === said) return;
    said = value;
    acts.change(true);
  });
  /** `isLeft`: what is written in is only finished when it is left. */
  function compareSoon(event: Event, isLeft = false) {
    const field = isWithin(event) && fieldOf(acts.target()!);
    if (field && !NATIVE.test(field.localName) && (field as HTMLElement).isContentEditable === isLeft) setTimeout(compare);
  }
  function key(event: Event) {
    if (!/^( |Enter)$/.test((event as KeyboardEvent).key)) return;
    press(event);
    choose(event, /^(option|listbox)$/);
  }
  const listeners: Record<string, (event: Event) => void> = step.clickable
    ? {
        pointerdown: press,
        pointerup: (event) => {
          look();
          choose(event);
        },
        keydown: key,
        keyup: (event) => {
          look();
          compareSoon(event);
        },
        focusout: (event) => compareSoon(event, true),
        click: (event) => {
          choose(event);
          compareSoon(event);
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

  function follow(target: Element | null) {
    listening.abort();
    said = target ? targetValue(target).value : "";
    listening = new AbortController();
    const { signal } = listening;
    const roots = new Set<Node>([document, ...(target ? [target.ownerDocument, target.getRootNode()] : [])]);
    for (const root of roots)
      for (const [name, listener] of entries) root.addEventListener(name, listener, { capture: true, passive: false, signal });
  }
  follow(null);
  return {
    follow,
    stop() {
      pressed = null;
      listening.abort();
    },
  };
}
