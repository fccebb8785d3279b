import { guarded } from "#player/core/guard.ts";
import { choosePlace, type Side } from "#player/widgets/choose-place.ts";
import type { Hint } from "./hint.ts";
import type { Layer } from "./layer.ts";

/** Between a card and what it belongs to, in CSS pixels. */
const ROOM = 8;

type Beside = {
  box(): DOMRect;
  /** What was pressed for it: the focus goes into the card and back. Null for a card that opened by itself and takes no focus. */
  opener: HTMLElement | null;
  /** What the element is called. */
  name: string;
};

/** Opens the text of a tooltip beside something; any other that is open closes. @returns how to close it */
export function openCard(hint: Hint, layer: Layer, { box, opener, name }: Beside, closed: () => void): () => void {
  layer.card?.close();
  layer.raise();
  const { texts } = layer.bundle();
  const card = layer.make("div", "hint-card", hint);
  const text = document.createElement("p");
  text.textContent = hint.text;
  card.append(text);
  const listening = new AbortController();
  const { signal } = listening;
  let side: Side | null = null;
  if (opener) {
    card.setAttribute("role", "dialog");
    card.setAttribute("aria-label", [texts.hint ?? texts.open, name].filter(Boolean).join(": "));
    card.tabIndex = -1;
    const button = layer.make("button", "hint-close", hint);
    button.textContent = "×";
    button.setAttribute("aria-label", texts.close);
    button.addEventListener(
      "click",
      guarded(() => close()),
    );
    card.append(button);
    card.addEventListener(
      "focusout",
      guarded(({ relatedTarget }: FocusEvent) => {
        const to = relatedTarget as Node | null;
        if (to && to !== opener && !card.contains(to)) close();
      }) as EventListener,
    );
  }
  layer.root.append(card);

  const stop = layer.follow(() => {
    const { x, y, width, height } = box();
    const around = { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
    const size = { width: card.offsetWidth, height: card.offsetHeight };
    const at = choosePlace(around, size, { width: innerWidth, height: innerHeight }, side, () => []);
    side = at.side;
    layer.put(card, at.x, at.y);
  });

  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    // Else it would close a dialog of the page as well.
    event.preventDefault();
    event.stopImmediatePropagation();
    close();
  };
  const press = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(card) && !(opener && path.includes(opener))) close(false);
  };
  addEventListener("keydown", guarded(key), { capture: true, signal });
  addEventListener("pointerdown", guarded(press), { capture: true, signal });
  const own = { close: () => close(false) };
  layer.card = own;
  card.focus({ preventScroll: true });

  /** A press elsewhere takes the focus where it goes. */
  function close(givesBack = true) {
    if (signal.aborted) return;
    listening.abort();
    stop();
    if (layer.card === own) layer.card = null;
    const root = layer.root.getRootNode() as ShadowRoot;
    const hadFocus = card.contains(root.activeElement);
    card.remove();
    if (opener && hadFocus && givesBack !== false) opener.focus({ preventScroll: true });
    closed();
  }
  return close;
}
