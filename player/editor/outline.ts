import { followBox } from "#player/widgets/follow-box.ts";

/** How far it stands from its element, in CSS pixels. */
const ROOM = 4;

/** A frame around one element of the page at a time, wherever that goes; also within frames of the same origin. */
export function createOutline(line: HTMLElement) {
  let around: Element | null = null;
  let stop = () => {};

  function place(element: Element) {
    const box = element.getBoundingClientRect();
    const { x, y } = offsetOf(element);
    const isSeen = box.width > 0 || box.height > 0;
    line.hidden = !isSeen;
    line.style.left = `${Math.round(box.left + x - ROOM)}px`;
    line.style.top = `${Math.round(box.top + y - ROOM)}px`;
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

function offsetOf(element: Element): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let view = element.ownerDocument.defaultView; view && view !== window; view = view.parent as typeof view) {
    const frame = view.frameElement as HTMLElement | null;
    if (!frame) break;
    const box = frame.getBoundingClientRect();
    x += box.left + frame.clientLeft;
    y += box.top + frame.clientTop;
  }
  return { x, y };
}
