import type { Bundle } from "#app/domain/player/bundle.ts";
import { movable, NOWHERE, type Offset } from "./moving.ts";
import { within } from "./within.ts";

/** A slide of a guide is none, whatever it shows. */
const OF_GUIDE = "[data-part=next],[data-part=leave]";

/** What stands before the person by itself may be moved, by its head or by a button for arrow keys, at most 700 pixels each way and within the window. */
export function createPopupPlace(shadow: ShadowRoot) {
  let held: { card: HTMLElement; handle: HTMLElement; offset: Offset } | null = null;

  function stand(to: Offset) {
    if (!held) return;
    const { card } = held;
    card.style.translate = "";
    // Unmoved, whatever it does as it comes.
    const box = { left: card.offsetLeft, top: card.offsetTop, width: card.offsetWidth, height: card.offsetHeight };
    const { x, y } = within(to, box, { width: innerWidth, height: innerHeight });
    card.style.translate = `${x}px ${y}px`;
    held.offset = { x, y };
  }

  function hold(card: HTMLElement) {
    const handle = document.createElement("button");
    handle.type = "button";
    handle.className = "move";
    card.append(handle);
    held = { card, handle, offset: NOWHERE };
    const ports = { at: () => held?.offset ?? NOWHERE, move: stand };
    movable(handle, ports);
    const head = card.querySelector<HTMLElement>(".head");
    if (head) movable(head, { ...ports, isKey: () => false, except: "button" });
  }

  return (texts: Bundle["texts"]) => {
    const card = shadow.querySelector<HTMLElement>(".card.slide");
    const popup = card && !card.querySelector(OF_GUIDE) ? card : null;
    if (held && held.card !== popup) {
      held.handle.remove();
      held.card.style.translate = "";
      held = null;
    }
    if (!popup) return;
    if (!held) hold(popup);
    const { handle, offset } = held!;
    handle.title = texts.movePopup;
    handle.setAttribute("aria-label", texts.movePopup);
    stand(offset);
  };
}
