type Box = { x: number; y: number; width: number; height: number };

/** Where an element stands in the window, in CSS pixels, also one in a frame within it. */
export function boxOf(element: Element): DOMRect {
  const { x, y, width, height }: Box = element.getBoundingClientRect();
  const at = { x, y };
  for (let view = element.ownerDocument.defaultView; view?.frameElement; view = view.parent as Window & typeof globalThis) {
    const frame = view.frameElement;
    const around = frame.getBoundingClientRect();
    at.x += around.x + frame.clientLeft;
    at.y += around.y + frame.clientTop;
  }
  return new DOMRect(at.x, at.y, width, height);
}
