import { guarded } from "#player/core/guard.ts";

/** Calls `work` once when the browser has laid out and looked at an element, so that nothing is measured before; until stopped. */
export function whenLaidOut(element: Element, work: (seen: IntersectionObserverEntry) => void): () => void {
  const eye = new IntersectionObserver(
    guarded(([seen]: IntersectionObserverEntry[]) => {
      eye.disconnect();
      if (seen) work(seen);
    }),
  );
  eye.observe(element);
  return () => eye.disconnect();
}
