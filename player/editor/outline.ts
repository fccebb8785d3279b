import { boxOf } from "#player/targets/box-of.ts";
import { followBox } from "#player/widgets/follow-box.ts";

/** How far it stands from its element, in CSS pixels. */
const ROOM = 4;

/** A frame around one element of the page at a time, wherever that goes; also within frames of the same origin. */
export function createOutline(line: HTMLElement) {
  let around: Element | null = null;
  let stop = () => {};

  function place(element: Element) {
    const box = boxOf(element);
    const isSeen = box.width > 0 || box.height > 0;
    line.hidden = !isSeen;
    line.style.left = `${Math.round(box.left - ROOM)}px`;
    line.style.top = `${Math.round(box.top - ROOM)}px`;
    line.style.width = `${Math.round(box.width + 2 * ROOM)}px`;
    line.style.height = `${Math.round(box.height + 2 * ROOM)}px`;
  }

  function show(element: Element | null) {
    if (element === around) return;
    stop();
    around = element;
    line.hidden = element === null;
    stop = element ? followBox(element, line, () => place(element)) : () => {};
  }
  return { show, dispose: () => show(null) };
}
