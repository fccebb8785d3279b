import { NO_SELECTOR_CONFIG } from "#app/domain/guides/selector-config.ts";
import type { Target } from "#app/domain/targets/target.ts";
import { captureTarget } from "#player/editor/capture-target.ts";
import { findTarget } from "#player/targets/find-target.ts";

/** What an author's editor stores about an element, as it comes back from the database. */
export const capture = (element: Element): Target => JSON.parse(JSON.stringify(captureTarget(element, NO_SELECTOR_CONFIG)));

/** What a player takes for the target now: nothing, unless it is sure enough. */
export function find(target: Target, precision: number): { element: Element | null; state: string } {
  const { element, state } = findTarget({ identifier: target.selector, selectors: [], targetText: "", target, precision }, null);
  return { element: state === "absent" || state === "invalid" ? null : element, state };
}

/** The element at a place: CSS, in which ` >>> ` enters a shadow root. */
export function at(place: string): Element | null {
  const [outer, ...inner] = place.split(" >>> ");
  return inner.reduce<Element | null>((host, css) => host?.shadowRoot?.querySelector(css) ?? null, document.querySelector(outer!));
}
