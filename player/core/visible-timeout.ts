import { guarded } from "./guard.ts";

/** Calls `work` after so many milliseconds in which the tab was visible. Returns how to stop it. */
export function visibleTimeout(milliseconds: number, work: () => void): () => void {
  let left = milliseconds;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = guarded(() => {
    stop();
    work();
  });
  const change = guarded(() => {
    if (document.hidden && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - since;
    } else if (!document.hidden && timer === undefined) {
      since = Date.now();
      timer = setTimeout(run, Math.max(0, left));
    }
  });
  function stop() {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", change);
  }
  document.addEventListener("visibilitychange", change);
  change();
  return stop;
}
