import type { CardSide } from "#app/domain/guides/step.ts";
import { guarded } from "#player/core/guard.ts";
import { boxOf, drawnBy } from "#player/targets/box-of.ts";
import { bringIntoView } from "#player/targets/bring-into-view.ts";
import { choosePlace, type Side } from "./choose-place.ts";
import { type Box, controlsAround } from "./covered-controls.ts";
import { followBox } from "./follow-box.ts";

/** How far the outline stands from its target, in CSS pixels. */
const OUTLINE = 5;
/** How long a target must not move to count as resting, in milliseconds. */
const REST = 150;
/** Between a target and its card: the outline and the arrow. */
const ROOM = OUTLINE + 11;
/** The arrow's least distance from a corner of the card. */
const CORNER = 12;

/**
 * Keeps a card beside its target and an outline around it until stopped, scrolling the target into view once. The card stands at the side that is
 * `wanted`, where there is room. Calls `placed` when
 * the card first stands where it belongs. The card stays within the window even while its target is scrolled away.
 */
export function placeBubble(
  target: Element,
  card: HTMLElement,
  outline: HTMLElement | null,
  wanted: CardSide | undefined,
  placed: () => void,
): () => void {
  const own = (card.getRootNode() as ShadowRoot).host;
  const arrow = card.querySelector<HTMLElement>("[data-part=arrow]")!;
  let isPlaced = false;
  let side: Side | null = null;
  let sized = "";
  let rest: ReturnType<typeof setTimeout> | undefined;
  const place = (box: DOMRect) => {
    if (box.width === 0 && box.height === 0) return;
    const size = [box.width, box.height, card.offsetWidth, card.offsetHeight, innerWidth, innerHeight].join();
    // What merely moves keeps its side, so that a card does not jump while the page scrolls; once it rests the side is chosen anew.
    const kept = size === sized ? side : null;
    sized = size;
    clearTimeout(rest);
    if (kept) rest = setTimeout(chooseAnew, REST);
    const view = { width: innerWidth, height: innerHeight };
    // All that is measured is measured before anything moves, so that the page is laid out once.
    const { offsetWidth: width, offsetHeight: height } = card;
    const tip = arrow.offsetWidth;
    // The same element had another step's text before.
    if (!card.classList.contains("placed")) card.querySelector(".body")!.scrollTop = 0;
    const pointAt = (middle: number, length: number) => Math.max(CORNER, Math.min(middle - tip / 2, length - CORNER - tip));
    const controls = () => controlsAround(target);
    const { x, y, side: chosen } = choosePlace(around(box, ROOM), { width, height }, view, kept, controls, wanted);
    side = chosen;
    put(card, { transform: at(x, y) });
    const isBeside = side === "left" || side === "right";
    put(arrow, {
      top: isBeside ? pixels(pointAt(box.top + box.height / 2 - y, height)) : "",
      left: isBeside ? "" : pixels(pointAt(box.left + box.width / 2 - x, width)),
    });
    card.dataset.side = side;
    if (outline) {
      const frame = around(box, OUTLINE);
      put(outline, { transform: at(frame.x, frame.y), width: pixels(frame.width), height: pixels(frame.height) });
    }
    if (!isPlaced) placed();
    isPlaced = true;
  };
  const chooseAnew = guarded(() => {
    side = null;
    place(boxOf(target));
  });
  let stop: (() => void) | undefined;
  const follow = guarded(() => {
    stop = followBox(target, card, place);
  });
  let uncovering: ReturnType<typeof setTimeout> | undefined;
  // Called when the browser has laid out the page, so that nothing is measured before.
  const eye = new IntersectionObserver(
    guarded(([seen]: IntersectionObserverEntry[]) => {
      eye.disconnect();
      if (!seen) return;
      const fits = seen.boundingClientRect.height < innerHeight * 0.8;
      uncovering = bringIntoView(seen.target, own, seen.isIntersecting && !(fits && seen.intersectionRatio < 0.95));
      // By itself, so that a large page is not held up by both at once.
      rest = setTimeout(follow);
    }),
  );
  // What has no box is neither seen nor scrolled to.
  eye.observe(drawnBy(target)[0]);
  return () => {
    stop?.();
    clearTimeout(rest);
    clearTimeout(uncovering);
    eye.disconnect();
  };
}

const around = ({ x, y, width, height }: Box, room: number): Box => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
});

const pixels = (length: number) => `${Math.round(length)}px`;

/** Not by `left` and `top`: what only moves needs no layout, which a large page would pay for in every frame that it scrolls. */
const at = (x: number, y: number) => `translate(${pixels(x)}, ${pixels(y)})`;

/** What is as it was is not written again: the browser would lay it out in every frame. */
function put({ style }: HTMLElement, wanted: Record<string, string>) {
  for (const [name, value] of Object.entries(wanted)) if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}
