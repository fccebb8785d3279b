import { boxOf } from "#player/targets/box-of.ts";
import { choosePlace } from "#player/widgets/choose-place.ts";
import { controlsAround } from "#player/widgets/covered-controls.ts";
import type { Hint } from "./hint.ts";
import type { Layer } from "./layer.ts";
import { seenPart } from "./seen-part.ts";

/** Between a warning and its field, in CSS pixels. */
const ROOM = 4;

/** Says the text of a validator, below its field or where there is room. The pointer goes through it. */
export function putWarning(hint: Hint, field: Element, layer: Layer): { remove(): void } {
  layer.raise();
  const warning = layer.make("div", "hint-warning", hint);
  const text = document.createElement("p");
  text.textContent = hint.text;
  warning.append(text);
  layer.warnings.append(warning);
  const stop = layer.follow(() => {
    const isSeen = seenPart(field, layer.own) !== null;
    // Out of sight, not taken away: it has been said already.
    warning.classList.toggle("away", !isSeen);
    if (!isSeen) return;
    const box = boxOf(field);
    const around = { x: box.x, y: box.y - ROOM, width: box.width, height: box.height + 2 * ROOM };
    const size = { width: warning.offsetWidth, height: warning.offsetHeight };
    const { x, y, side } = choosePlace(around, size, { width: innerWidth, height: innerHeight }, null, () => controlsAround(field));
    const atStart = getComputedStyle(field).direction === "rtl" ? box.right - size.width : box.left;
    const isBeside = side === "left" || side === "right";
    const left = isBeside ? x : Math.max(ROOM, Math.min(atStart, innerWidth - size.width - ROOM));
    let top = y;
    // Those that came before stand where they are.
    for (let other = layer.warnings.firstElementChild!; other !== warning; other = other.nextElementSibling!) {
      const taken = other.getBoundingClientRect();
      const isBesideIt = left >= taken.right || taken.left >= left + size.width;
      const isApart = isBesideIt || top >= taken.bottom || taken.top >= top + size.height;
      if (isApart || other.matches(".away")) continue;
      top = side === "top" ? taken.top - ROOM - size.height : taken.bottom + ROOM;
    }
    layer.put(warning, left, top);
  });
  return {
    remove() {
      stop();
      warning.remove();
    },
  };
}
