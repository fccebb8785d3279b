/** What of the host page has the focus, be it in a frame or in a shadow root. */
export function focusedElement(): HTMLElement | null {
  for (let active = document.activeElement; ; ) {
    const inner = (active?.shadowRoot ?? (active as HTMLIFrameElement | null)?.contentDocument)?.activeElement;
    if (!inner || inner.localName === "body") return active as HTMLElement | null;
    active = inner;
  }
}

/** Whether an element or something in it has the focus. A frame remembers what had it; it counts while the frame has it. */
export function hasFocus(element: Element): boolean {
  const root = element.getRootNode() as Document | ShadowRoot;
  if (!element.contains(root.activeElement)) return false;
  const holder = "host" in root ? root.host : root.defaultView?.frameElement;
  return !holder || hasFocus(holder);
}
