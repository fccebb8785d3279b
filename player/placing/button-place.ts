import type { Bundle } from "#app/domain/player/bundle.ts";
import { isRecord, place } from "#player/core/storage.ts";
import { movable, NOWHERE, type Offset } from "./moving.ts";
import { cornerOf, within } from "./within.ts";

const isOffset = (value: unknown): value is Offset => isRecord(value) && Number.isFinite(value.x) && Number.isFinite(value.y);
const KEYS = ["Up", "Down", "Left", "Right"].map((way) => `Shift+Arrow${way}`).join(" ");

/**
 * The assistant's button where the person put it, on this device and within the window: by a pointer, or by Shift and the arrow keys. The
 * panel opens in the corner that is next to it, and while it is open the button stands there, too.
 */
export function createButtonPlace(shadow: ShadowRoot, property: number) {
  const kept = place("localStorage", property, "button", isOffset);
  let offset = kept.read() ?? NOWHERE;
  let held: HTMLElement | null = null;
  let corner = "";

  function stand(button: HTMLElement) {
    button.style.translate = "";
    put(button, corner);
    const { x, y } = within(offset, button.getBoundingClientRect(), view(), Number.POSITIVE_INFINITY);
    button.style.translate = x || y ? `${x}px ${y}px` : "";
    if (button.getAttribute("aria-expanded") === "true") {
      const nearest = cornerOf(button.getBoundingClientRect(), view());
      for (const part of shadow.querySelectorAll(".launcher,.panel")) put(part, nearest);
      button.style.translate = "";
    }
    return { x, y };
  }

  function hold(button: HTMLElement) {
    held = button;
    button.classList.add("movable");
    movable(button, {
      at: () => offset,
      isKey: ({ shiftKey }) => shiftKey,
      move(to) {
        offset = to;
        offset = stand(button);
      },
      rest: () => kept.write(offset),
    });
  }

  return (isMovable: boolean, { texts, style }: Bundle) => {
    corner = style.position;
    const button = shadow.querySelector<HTMLElement>(".launcher");
    if (!button || !isMovable || button.hidden) return;
    if (held !== button) hold(button);
    button.setAttribute("aria-keyshortcuts", KEYS);
    button.setAttribute("aria-description", texts.moveButton);
    stand(button);
  };
}

const put = (part: Element, corner: string) => {
  part.className = part.className.replace(/\w+-(left|right)/, corner);
};
const view = () => ({ width: innerWidth, height: innerHeight });
