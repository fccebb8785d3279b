/** So many elements are looked at; what is behind them on a page that is larger still is as if it were closed. */
const MOST = 200_000;

/**
 * The open shadow roots of the page but the player's own, and the documents of frames that it may look into, from the outside in. The whole page
 * is gone through; by index, for nothing else is as quick.
 */
export function* openRoots(own: Element | null): Generator<ShadowRoot | Document> {
  const roots: (Document | ShadowRoot)[] = [document];
  let looked = 0;
  // An array may grow while it is gone through.
  for (const root of roots) {
    const all = "body" in root ? root.getElementsByTagName("*") : root.querySelectorAll("*");
    const inner: (Document | ShadowRoot | null)[] = [];
    for (let at = 0, element = all[0]; element && looked++ < MOST; element = all[++at])
      if (element.shadowRoot && element !== own) inner.push(element.shadowRoot);
    // That of a frame of another origin, and of one that has none yet, is null.
    for (const frame of root.querySelectorAll("iframe")) inner.push(frame.contentDocument);
    for (const one of inner)
      if (one) {
        roots.push(one);
        yield one;
      }
  }
}
