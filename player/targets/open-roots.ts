const MILLISECONDS = 6;

/** The open shadow roots of the page but the player's own, from the outside in, as many as are found within a few milliseconds. */
export function* openRoots(own: Element | null): Generator<ShadowRoot> {
  const until = performance.now() + MILLISECONDS;
  const roots: (Document | ShadowRoot)[] = [document];
  for (let i = 0; i < roots.length; i++) {
    const walker = document.createTreeWalker(roots[i]!, NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { shadowRoot } = node as Element;
      if (shadowRoot && node !== own) {
        yield shadowRoot;
        roots.push(shadowRoot);
      }
      if (performance.now() > until) return;
    }
  }
}
