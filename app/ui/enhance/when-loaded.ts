/**
 * Begins something once its scripts have come, for an effect: what it returns ends it, and keeps it from beginning later. Where the scripts
 * cannot be had the page stays as it is.
 */
export function whenLoaded<M>(load: () => Promise<M>, begin: (module: M) => () => void): () => void {
  let end: (() => void) | undefined;
  let isOver = false;
  load().then(
    (module) => {
      if (!isOver) end = begin(module);
    },
    () => {},
  );
  return () => {
    isOver = true;
    end?.();
  };
}
