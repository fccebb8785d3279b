import { guarded } from "#player/core/guard.ts";

/** How far something is moved, in CSS pixels to the right and down. */
export type Offset = { x: number; y: number };
export const NOWHERE: Offset = { x: 0, y: 0 };

/** A press that moves the pointer less is a press. */
const LEAST = 4;
const BY_KEY = 20;
const ARROWS: Record<string, Offset> = {
  ArrowLeft: { x: -BY_KEY, y: 0 },
  ArrowRight: { x: BY_KEY, y: 0 },
  ArrowUp: { x: 0, y: -BY_KEY },
  ArrowDown: { x: 0, y: BY_KEY },
};

type Ports = {
  /** Where it is, and where it is to be. */
  at(): Offset;
  move(to: Offset): void;
  /** It was let go of where it is now. */
  rest?(): void;
  isKey?(event: KeyboardEvent): boolean;
  /** Parts that are pressed for something else. */
  except?: string;
};

const sum = (one: Offset, other: Offset): Offset => ({ x: one.x + other.x, y: one.y + other.y });

/** Lets the person move something by what holds it: with a pointer, or with the arrow keys. A press that moved it is no click. */
export function movable(handle: HTMLElement, { at, move, rest = () => {}, isKey = () => true, except = "" }: Ports): void {
  let from: (Offset & { pointer: Offset }) | null = null;
  let hasMoved = false;
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    handle.addEventListener(name, guarded(act), true);
  on("pointerdown", ({ button, clientX, clientY, target, pointerId }) => {
    hasMoved = false;
    if (button !== 0 || (except && (target as Element).closest(except))) return;
    from = { ...at(), pointer: { x: clientX, y: clientY } };
    // At once: a quick pointer has left it before it tells that it moved.
    handle.setPointerCapture(pointerId);
  });
  on("pointermove", (event) => {
    if (!from) return;
    const by = { x: event.clientX - from.pointer.x, y: event.clientY - from.pointer.y };
    if (!hasMoved && Math.hypot(by.x, by.y) < LEAST) return;
    hasMoved = true;
    event.preventDefault();
    move(sum(from, by));
  });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"] as const)
    on(name, () => {
      if (from && hasMoved) rest();
      from = null;
    });
  on("click", (event) => {
    // A key that presses it has no pointer that moved.
    if (hasMoved && event.detail > 0) event.stopImmediatePropagation();
    hasMoved = false;
  });
  on("keydown", (event) => {
    const by = ARROWS[event.key];
    if (!by || !isKey(event)) return;
    event.preventDefault();
    move(sum(at(), by));
    rest();
  });
  handle.addEventListener("dragstart", (event) => event.preventDefault());
}
