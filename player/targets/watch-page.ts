import { guarded } from "#player/core/guard.ts";

const LEAST_GAP = 100;
const FALLBACK = 1000;
/** A check may take a tenth of the time. */
const REST_PER_COST = 10;
const ATTRIBUTES = ["class", "style", "hidden", "id", "open", "disabled", "value", "aria-hidden", "aria-expanded", "data-state"];

/**
 * Calls `check` soon after anything on the page may have changed, and once a second for what changes silently. The slower
 * a check is, the longer it rests; nothing runs while the tab is hidden. Returns how to stop.
 */
export function watchPage(check: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fallback: ReturnType<typeof setTimeout> | undefined;
  let rest = LEAST_GAP;
  let stopped = false;
  const run = guarded(() => {
    timer = undefined;
    if (stopped || document.hidden) return;
    const from = performance.now();
    check();
    rest = Math.max(LEAST_GAP, (performance.now() - from) * REST_PER_COST);
  });
  const soon = () => {
    if (!stopped && !document.hidden) timer ??= setTimeout(run, rest);
  };
  const tick = () => {
    clearTimeout(fallback);
    if (stopped || document.hidden) return;
    soon();
    fallback = setTimeout(tick, FALLBACK);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
  const names = ["transitionend", "animationend", "input", "change", "toggle", "load"];
  for (const name of names) document.addEventListener(name, soon, { capture: true, passive: true });
  for (const name of ["resize", "popstate", "hashchange"]) addEventListener(name, soon);
  document.addEventListener("visibilitychange", tick);
  tick();
  return () => {
    stopped = true;
    clearTimeout(timer);
    clearTimeout(fallback);
    observer.disconnect();
    for (const name of names) document.removeEventListener(name, soon, { capture: true });
    for (const name of ["resize", "popstate", "hashchange"]) removeEventListener(name, soon);
    document.removeEventListener("visibilitychange", tick);
  };
}
