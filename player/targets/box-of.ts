type Place = { x: number; y: number };

/** Where what is in a frame begins, from the edge of the window that the frame is in. */
export function insideOf(frame: Element): Place {
  const { x, y } = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return { x: x + frame.clientLeft + Number.parseFloat(paddingLeft), y: y + frame.clientTop + Number.parseFloat(paddingTop) };
}

/** Where an element stands in the window, in CSS pixels, also one in a frame within it. */
export function boxOf(element: Element): DOMRect {
  let { x, y, width, height }: DOMRect = element.getBoundingClientRect();
  for (let view = element.ownerDocument.defaultView; view?.frameElement; view = view.parent as Window & typeof globalThis) {
    const inside = insideOf(view.frameElement);
    x += inside.x;
    y += inside.y;
  }
  return new DOMRect(x, y, width, height);
}
