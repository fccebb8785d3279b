import { isVisible, partsOf } from "./visible.ts";

type Place = { x: number; y: number };

/** Where what is in a frame begins, from the edge of the window that the frame is in. */
export function insideOf(frame: Element): Place {
  const { x, y } = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return { x: x + frame.clientLeft + Number.parseFloat(paddingLeft), y: y + frame.clientTop + Number.parseFloat(paddingTop) };
}

/** What draws an element: itself, or what is seen in it where it has no box of its own; never nothing. */
export function drawnBy(element: Element): [Element, ...Element[]] {
  const { width, height } = element.getBoundingClientRect();
  const [first, ...more] = width && height ? [] : partsOf(element).filter(isVisible).flatMap(drawnBy);
  return first ? [first, ...more] : [element];
}

/** Where an element stands in the window, in CSS pixels, also one in a frame within it. */
export function boxOf(element: Element): DOMRect {
  const boxes = drawnBy(element).map((one) => one.getBoundingClientRect());
  const most = (side: (box: DOMRect) => number) => Math.max(...boxes.map(side));
  let [x, y] = [-most(({ x }) => -x), -most(({ y }) => -y)];
  const [width, height] = [most(({ right }) => right) - x, most(({ bottom }) => bottom) - y];
  for (let view = element.ownerDocument.defaultView; view?.frameElement; view = view.parent as Window & typeof globalThis) {
    const inside = insideOf(view.frameElement);
    x += inside.x;
    y += inside.y;
  }
  return new DOMRect(x, y, width, height);
}
