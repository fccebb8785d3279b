import type { Offset } from "./moving.ts";

/** Room to the edges of the window. */
const EDGE = 8;
/** A popup is moved at most so far each way (specification 1, section 9: Popup drag offsets). */
const MOST = 700;

type Box = Pick<DOMRect, "left" | "top" | "width" | "height">;
type Size = { width: number; height: number };

/**
 * An offset that leaves a box within the window, and is at most `most` each way. `box` is where it stands unmoved; one that is larger than the
 * window stays at its beginning. Lengths in CSS pixels.
 */
export function within({ x, y }: Offset, box: Box, view: Size, most: number = MOST): Offset {
  const inside = (by: number, from: number, length: number, room: number) => {
    const bounded = Math.max(-most, Math.min(most, by));
    return Math.max(EDGE - from, Math.min(bounded, room - EDGE - length - from));
  };
  return { x: inside(x, box.left, box.width, view.width), y: inside(y, box.top, box.height, view.height) };
}

/** The corner of the window that a box is next to, as positions are named (specification 1, section 3: assistantPosition). */
export const cornerOf = ({ left, top, width, height }: Box, view: Size): string =>
  `${2 * top + height < view.height ? "top" : "bottom"}-${2 * left + width < view.width ? "left" : "right"}`;
