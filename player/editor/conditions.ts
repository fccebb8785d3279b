import { partInWindow, seenPart } from "#player/hints/seen-part.ts";
import type { Sighting } from "#player/targets/find-target.ts";
import { isVisible } from "#player/targets/visible.ts";

/**
 * How a target stands at this moment, beside being found or not. Only `hidden` keeps a step from showing, and `inForeignFrame` says why one
 * may not be found; the others pass, or the player sees to them.
 */
export const CONDITIONS = ["hidden", "disabled", "offScreen", "covered", "inFrame", "inForeignFrame"] as const;
export type Condition = (typeof CONDITIONS)[number];

const OUT_OF_USE = ":disabled:not(fieldset),[aria-disabled=true],[inert]";

/** @param own the player's own element, which covers nothing */
export function conditionsOf({ state, element }: Pick<Sighting, "state" | "element">, own: Element): Condition[] {
  if (!element) return state === "absent" && hasForeignFrame() ? ["inForeignFrame"] : [];
  const holds: Record<Condition, boolean> = {
    hidden: state === "hidden",
    disabled: element.closest(OUT_OF_USE) !== null,
    offScreen: state === "ready" && partInWindow(element) === null,
    covered: state === "ready" && partInWindow(element) !== null && seenPart(element, own) === null,
    inFrame: element.ownerDocument !== document,
    inForeignFrame: false,
  };
  return CONDITIONS.filter((condition) => holds[condition]);
}

/** Whether the page shows a frame that nothing can be found in. */
const hasForeignFrame = () =>
  Array.from(document.querySelectorAll("iframe")).some((frame) => frame.contentDocument === null && isVisible(frame));
