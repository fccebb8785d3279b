import { guarded } from "#player/core/guard.ts";

type Navigation = EventTarget;
/** How often the address is looked at where the browser does not tell of it, in milliseconds of a visible tab. */
const LOOKS = 400;

/**
 * Calls `changed` whenever the address changes without a page load. The page's own functions stay as they are: where the browser has no event
 * for what they do (Firefox ESR, Safari), the address is looked at again and again.
 */
export function watchAddress(changed: () => void): void {
  let address = location.href;
  const look = guarded(() => {
    if (location.href === address) return;
    address = location.href;
    changed();
  });
  for (const name of ["popstate", "hashchange"]) addEventListener(name, look);
  const navigation = (window as { navigation?: Navigation }).navigation;
  if (navigation) navigation.addEventListener("currententrychange", look);
  else setInterval(() => document.hidden || look(), LOOKS);
}
