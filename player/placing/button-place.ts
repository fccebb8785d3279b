import type { Bundle } from "#app/domain/player/bundle.ts";
import { isRecord, place } from "#player/core/storage.ts";
import { movable, NOWHERE, type Offset } from "./moving.ts";
import { within } from "./within.ts";

const isOffset = (value: unknown): value is Offset => isRecord(value) && Number.isFinite(value.x) && Number.isFinite(value.y);
const KEYS = ["Up", "Down", "Left", "Right"].map((way) => `Shift+Arrow${way}`).join(" ");

/**
 * The assistant's button where the person put it, on this device and within the window: by a pointer, or by Shift and the arrow keys. While
 * the panel is open, it stands in its corner, beside it.
 */
export function createButtonPlace(shadow: ShadowRoot, property: number) {
  const kept = place("localStorage", property, "button", isOffset);
  let offset = kept.read() ?? NOWHERE;
  let held: HTMLElement | null = null;

  function stand(button: HTMLElement) {
    const isOpen = button.getAttribute("aria-expanded") === "true";
    button.style.translate = "";
    const { x, y } = isOpen ? NOWHERE : within(offset, button.getBoundingClientRect(), view(), Number.POSITIVE_INFINITY);
    button.style.translate = x || y ? `${x}px ${y}px` : "";
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
        kept.write(offset);
      },
    });
  }

  return (isMovable: boolean, texts: Bundle["texts"]) => {
    const button = shadow.querySelector<HTMLElement>(".launcher");
    if (!button || !isMovable || button.hidden) return;
    if (held !== button) hold(button);
    button.setAttribute("aria-keyshortcuts", KEYS);
    button.setAttribute("aria-description", texts.moveButton);
    stand(button);
  };
}

const view = () => ({ width: innerWidth, height: innerHeight });
