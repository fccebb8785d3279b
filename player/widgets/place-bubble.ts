import { computePosition, flip, type Platform, type Rect, shift } from "@floating-ui/core";
import { guarded, tell } from "#player/core/guard.ts";
import { followBox } from "./follow-box.ts";

const EDGE = 8;
const OUTLINE = 5;
/** Between a target and its card: the outline and the arrow. */
const ROOM = OUTLINE + 11;
/** The arrow's least distance from a corner of the card. */
const CORNER = 12;

/** Everything is measured in the window: the card is fixed in the top layer, where no ancestor moves or clips it. */
const platform: Platform = {
  getElementRects: ({ reference, floating }) => ({ reference: reference as Rect, floating: { x: 0, y: 0, ...sizeOf(floating) } }),
  getDimensions: sizeOf,
  getClippingRect: () => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }),
};
const middleware = [flip({ padding: EDGE, fallbackPlacements: ["top", "right", "left"] }), shift({ padding: EDGE, crossAxis: true })];

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement) {
  return { width: offsetWidth, height: offsetHeight };
}

/**
 * Keeps a card beside its target and an outline around it until stopped, scrolling the target into view once. Calls `placed` when
 * the card first stands where it belongs. The card stays within the window even while its target is scrolled away.
 */
export function placeBubble(target: Element, card: HTMLElement, outline: HTMLElement | null, placed: () => void): () => void {
  const arrow = card.querySelector<HTMLElement>("[data-part=arrow]")!;
  let isPlaced = false;
  const place = (box: DOMRect) => {
    if (box.width === 0 && box.height === 0) return;
    computePosition(around(box, ROOM), card, { platform, strategy: "fixed", placement: "bottom", middleware })
      .then(({ x, y, placement }) => {
        move(card, x, y);
        const { width, height } = sizeOf(card);
        const isBeside = placement === "left" || placement === "right";
        if (isBeside) move(arrow, undefined, pointAt(box.top + box.height / 2 - y, height));
        else move(arrow, pointAt(box.left + box.width / 2 - x, width), undefined);
        card.dataset.side = placement;
        if (outline) {
          const frame = around(box, OUTLINE);
          move(outline, frame.x, frame.y);
          Object.assign(outline.style, { width: px(frame.width), height: px(frame.height) });
        }
        if (!isPlaced) placed();
        isPlaced = true;
      })
      .catch(tell);
  };
  const pointAt = (middle: number, length: number) =>
    Math.max(CORNER, Math.min(middle - arrow.offsetWidth / 2, length - CORNER - arrow.offsetWidth));
  const stop = followBox(target, card, place);
  const eye = new IntersectionObserver(
    guarded((entries: IntersectionObserverEntry[]) => {
      eye.disconnect();
      const seen = entries[0];
      const fits = seen && seen.boundingClientRect.height < innerHeight * 0.8;
      if (seen && (!seen.isIntersecting || (fits && seen.intersectionRatio < 0.95))) bringIntoView(target);
    }),
  );
  eye.observe(target);
  return () => {
    stop();
    eye.disconnect();
  };
}

function bringIntoView(target: Element) {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  target.scrollIntoView({ block: "center", inline: "nearest", behavior: isCalm ? "auto" : "smooth" });
}

const around = ({ x, y, width, height }: Rect, room: number): Rect => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
});

const px = (value: number | undefined) => (value === undefined ? "" : `${Math.round(value)}px`);

function move(element: HTMLElement, x: number | undefined, y: number | undefined) {
  element.style.left = px(x);
  element.style.top = px(y);
}
