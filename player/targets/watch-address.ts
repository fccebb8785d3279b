import { guarded } from "#player/core/guard.ts";

type Navigation = EventTarget;

/** Calls `changed` whenever the address changes without a page load. Wraps history only where the browser cannot tell by itself. */
export function watchAddress(changed: () => void): void {
  let address = location.href;
  const look = guarded(() => {
    if (location.href === address) return;
    address = location.href;
    changed();
  });
  addEventListener("popstate", look);
  addEventListener("hashchange", look);
  const navigation = (window as { navigation?: Navigation }).navigation;
  if (navigation) navigation.addEventListener("currententrychange", look);
  else wrapHistory(look);
}

function wrapHistory(look: () => void) {
  for (const name of ["pushState", "replaceState"] as const) {
    const original = history[name];
    history[name] = function (...args) {
      const result = original.apply(this, args);
      look();
      return result;
    };
  }
}
