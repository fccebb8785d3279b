import { guarded } from "#player/core/guard.ts";
import { hasFocus } from "#player/targets/focused.ts";
import { modalDialog } from "./host-element.ts";
import type { Actions, Model } from "./model.ts";

const FOCUSABLE = "button,a[href],input,video[controls],iframe";

/** The controls of the player, in the order of the Tab key; its button is none of a slide or a promotion, which lie above it. */
function controlsOf(part: ParentNode): HTMLElement[] {
  return Array.from(part.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (control) => control.getClientRects().length > 0 && !control.matches(".launcher"),
  );
}

const isModal = (model: Model | null) => model?.run?.stand === "slide" || isBefore(model);
/** A promotion or a message that lies over the page. */
const isBefore = (model: Model | null) => Boolean(model?.promoted) || model?.message?.form === "modal";

/**
 * Keys inside of the player: Escape empties the search it is in, closes the panel or a promotion, or asks to leave the guide; a slide and a promotion keep the Tab key
 * within the player; from the last control of a step's card Tab goes on to its target. Until the signal.
 */
export function listenToKeys(shadow: ShadowRoot, model: () => Model | null, actions: Actions, signal: AbortSignal): void {
  const leave = () => {
    const now = model();
    // What was typed last may not be drawn yet.
    const typed = shadow.querySelector<HTMLInputElement>(".search:focus")?.value;
    if (now?.isOpen) return typed ? actions.search("") : actions.toggle(false);
    if (now?.promoted || now?.message) return actions.later();
    if (now?.run) actions.exit(now.run.stand === "failed");
  };
  shadow.addEventListener(
    "keydown",
    guarded((event: Event) => {
      const { key, shiftKey } = event as KeyboardEvent;
      if (key === "Tab") tab(event, shiftKey);
      if (key !== "Escape") return;
      event.preventDefault();
      leave();
    }),
    { signal },
  );
  function tab(event: Event, backwards: boolean) {
    const run = model()?.run;
    const card = shadow.querySelector("[data-part=card]");
    if (!card || (run?.stand === "bubble" && !card.contains(shadow.activeElement))) return;
    const controls = controlsOf(isModal(model()) ? shadow : card);
    const edge = backwards ? controls[0] : controls.at(-1);
    if (isModal(model())) {
      if (shadow.activeElement !== edge && shadow.activeElement !== card) return;
      if (shadow.activeElement === card && !backwards) return;
      event.preventDefault();
      (backwards ? controls.at(-1) : controls[0])?.focus();
    } else if (run && !backwards && shadow.activeElement === edge && run.step.clickable && run.target && focusIn(run.target))
      event.preventDefault();
  }
  document.addEventListener(
    "focusin",
    guarded((event: FocusEvent) => {
      if (!isModal(model()) || event.composedPath().includes(shadow.host)) return;
      shadow.querySelector<HTMLElement>("[data-part=card]")?.focus();
    }),
    { signal },
  );
}

/** Keys outside of the player, on the page or in the frame of a target: Escape asks to leave, and Shift+Tab in the target goes back to its card. */
export function listenToPageKeys(
  page: Document,
  shadow: ShadowRoot,
  model: () => Model | null,
  actions: Actions,
  signal: AbortSignal,
): void {
  page.addEventListener(
    "keydown",
    guarded((event: KeyboardEvent) => {
      const now = model();
      if (!now || event.composedPath().includes(shadow.host)) return;
      if (event.key === "Escape" && !event.defaultPrevented && !modalDialog()) {
        if (isBefore(now)) actions.later();
        else if (now.run) actions.ask();
      }
      if (!now.run) return;
      const back = event.key === "Tab" && event.shiftKey && now.run.stand === "bubble" && now.run.target && hasFocus(now.run.target);
      if (!back) return;
      const card = shadow.querySelector("[data-part=card]");
      const last = card && controlsOf(card).at(-1);
      if (!last) return;
      event.preventDefault();
      last.focus();
    }),
    { signal },
  );
}

function focusIn(target: Element): boolean {
  const field = target.matches(`${FOCUSABLE},select,textarea,[tabindex]`)
    ? target
    : target.querySelector(`${FOCUSABLE},select,textarea,[tabindex]`);
  (field as HTMLElement | null)?.focus();
  return field !== null && hasFocus(field);
}
