import { guarded } from "#player/core/guard.ts";

const LEAST_GAP = 100;
const FALLBACK = 1000;
/** A check may take a sixtieth of the time, unless it is so slow that it would rest for longer than changes may go unseen. */
const REST_PER_COST = 60;
const EVENTS = ["transitionend", "animationend", "input", "change", "toggle", "load", "resize", "popstate", "hashchange"];
const ATTRIBUTES = ["class", "style", "hidden", "id", "open", "disabled", "value", "aria-hidden", "aria-expanded", "data-state"];

/**
 * Calls `check` soon after anything on the page may have changed, and once a second for what changes silently. The slower
 * a check is, the longer it rests; nothing runs while the tab is hidden. Returns how to stop.
 */
export function watchPage(check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fallback: ReturnType<typeof setTimeout> | undefined;
  let restsUntil = 0;
  const watching = new AbortController();
  const { signal } = watching;
  const isIdle = () => signal.aborted || document.hidden;
  const run = guarded(() => {
    timer = undefined;
    if (isIdle()) return;
    const from = performance.now();
    check();
    const now = performance.now();
    restsUntil = now + Math.min(FALLBACK, (now - from) * REST_PER_COST);
  });
  const soon = () => {
    if (!isIdle()) timer ??= setTimeout(run, Math.max(LEAST_GAP, restsUntil - performance.now()));
  };
  const tick = () => {
    clearTimeout(fallback);
    if (isIdle()) return;
    soon();
    fallback = setTimeout(tick, FALLBACK);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
  for (const name of EVENTS) addEventListener(name, soon, { capture: true, passive: true, signal });
  document.addEventListener("visibilitychange", tick, { signal });
  tick();
  return () => {
    watching.abort();
    clearTimeout(timer);
    clearTimeout(fallback);
    observer.disconnect();
  };
}
