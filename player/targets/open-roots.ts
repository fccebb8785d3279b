const MILLISECONDS = 6;

/**
 * The open shadow roots of the page but the player's own, and the documents of frames that it may look into, from the outside in, as many as
 * are found within a few milliseconds.
 */
export function* openRoots(own: Element | null): Generator<ShadowRoot | Document> {
  const until = performance.now() + MILLISECONDS;
  const roots: (Document | ShadowRoot)[] = [document];
  for (let i = 0; i < roots.length; i++) {
    for (const element of roots[i]!.querySelectorAll("*")) {
      const inner = element.shadowRoot ?? documentIn(element);
      if (inner && element !== own) {
        yield inner;
        roots.push(inner);
      }
      if (performance.now() > until) return;
    }
  }
}

/** The document of a frame of the same origin that has been loaded. */
function documentIn(element: Element): Document | null {
  if (element.localName !== "iframe") return null;
  try {
    return (element as HTMLIFrameElement).contentDocument;
  } catch {
    return null;
  }
}
