import { inkOn } from "#app/domain/player/ink-on.ts";
import { guarded } from "#player/core/guard.ts";
import { boxOf } from "#player/targets/box-of.ts";
import { nameOf } from "#player/targets/words.ts";
import { openCard } from "./card.ts";
import type { Hint, Tell } from "./hint.ts";
import type { Layer, Point } from "./layer.ts";
import { markerPlace } from "./marker-place.ts";
import { seenPart } from "./seen-part.ts";

/** Puts an icon or a beacon beside an element, at its inline end; a press opens the tooltip. @returns what takes it away */
export function putMarker(hint: Hint, element: Element, layer: Layer, tell: Tell): () => void {
  const isBeacon = hint.type === "tooltip" && hint.show === "beacon";
  const { style, texts } = layer.bundle();
  const colour = (isBeacon ? style.beaconColor : style.tooltipColor) ?? style.mainColor;
  const marker = layer.make("button", `hint-marker ${isBeacon ? "beacon" : "icon"}`, hint) as HTMLButtonElement;
  marker.type = "button";
  marker.style.setProperty("--hint", colour);
  marker.style.setProperty("--on-hint", inkOn(colour));
  const face = document.createElement("span");
  face.textContent = isBeacon ? "" : "i";
  face.setAttribute("aria-hidden", "true");
  marker.append(face);
  marker.setAttribute("aria-label", [texts.hint ?? texts.open, nameOf(element)].filter(Boolean).join(": "));
  marker.setAttribute("aria-expanded", "false");
  layer.root.append(marker);
  let close: (() => void) | null = null;

  const at: Point = { x: Number.NaN, y: 0 };
  layer.markers.push(at);

  const place = () => {
    const part = seenPart(element, layer.own);
    marker.hidden = !part;
    at.x = Number.NaN;
    if (!part) return close?.();
    Object.assign(at, markerPlace(element, part, layer.markers.slice(0, layer.markers.indexOf(at)), layer.own));
    layer.put(marker, at.x, at.y);
    tell("tooltip_shown", hint, true);
  };

  const press = () => {
    if (close) return close();
    marker.setAttribute("aria-expanded", "true");
    tell("tooltip_used", hint);
    close = openCard(hint, layer, { box: () => boxOf(marker), opener: marker, name: nameOf(element) }, () => {
      close = null;
      marker.setAttribute("aria-expanded", "false");
    });
  };
  marker.addEventListener("click", guarded(press));
  const stop = layer.follow(place);
  return () => {
    layer.markers.splice(layer.markers.indexOf(at), 1);
    stop();
    close?.();
    marker.remove();
  };
}
