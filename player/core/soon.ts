import { guarded } from "./guard.ts";

/** A function that makes `work` run once, after what runs now; calls in between are one. */
export function soon(work: () => void): () => void {
  let isPlanned = false;
  const run = guarded(() => {
    isPlanned = false;
    work();
  });
  return () => {
    if (!isPlanned) setTimeout(run);
    isPlanned = true;
  };
}
