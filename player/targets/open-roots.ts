const MILLISECONDS = 6;
/** What large pages are made of and can have no shadow root; passed over in the selector it costs a fraction. */
const MAY_HOLD_ONE = ":not(a,li,td)";

/**
 * The open shadow roots of the page but the player's own, and the documents of frames that it may look into, from the outside in, as many as
 * are found within a few milliseconds.
 */
export function* openRoots(own: Element | null): Generator<ShadowRoot | Document> {
  const until = performance.now() + MILLISECONDS;
  const roots: (Document | ShadowRoot)[] = [document];
  for (let i = 0; i < roots.length; i++) {
    const all = roots[i]!.querySelectorAll(MAY_HOLD_ONE);
    // By index, and seldom with a look at the clock: both cost more than to look for a root.
    for (let at = 0; at < all.length; at++) {
      const element = all[at]!;
      // The document of a frame of another origin, and of one that has none yet, is null.
      const inner = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument;
      if (inner && element !== own) {
        yield inner;
        roots.push(inner);
      }
      if (at % 99 === 0 && performance.now() > until) return;
    }
  }
}
