import { arrow, computePosition, flip, offset, type Platform, shift } from "@floating-ui/core";
import { guarded, tell } from "../core/guard.ts";
import { followBox } from "./follow-box.ts";

const EDGE = 8;
const OUTLINE = 5;

/** Everything is measured in the window: the card is fixed in the top layer, where no ancestor moves or clips it. */
const platform: Platform = {
  getElementRects: ({ reference, floating }) => ({
    reference: reference.getBoundingClientRect(),
    floating: { x: 0, y: 0, ...sizeOf(floating) },
  }),
  getDimensions: sizeOf,
  getClippingRect: () => ({ x: 0, y: 0, width: innerWidth, height: innerHeight }),
};

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement) {
  return { width: offsetWidth, height: offsetHeight };
}

/**
 * Keeps a card beside its target and an outline around it until stopped, scrolling the target into view once. Calls `placed` when
 * the card first stands where it belongs. The card stays within the window even while its target is scrolled away.
 */
export function placeBubble(target: Element, card: HTMLElement, outline: HTMLElement | null, placed: () => void): () => void {
  const element = card.querySelector<HTMLElement>("[data-part=arrow]")!;
  let isPlaced = false;
  const middleware = [
    offset(OUTLINE + 11),
    flip({ padding: EDGE, fallbackPlacements: ["top", "right", "left"] }),
    shift({ padding: EDGE, crossAxis: true }),
    arrow({ element, padding: 12 }),
  ];
  const place = (box: DOMRect) => {
    if (box.width === 0 && box.height === 0) return;
    computePosition(target, card, { platform, strategy: "fixed", placement: "bottom", middleware })
      .then(({ x, y, placement, middlewareData }) => {
        move(card, x, y);
        move(element, middlewareData.arrow?.x, middlewareData.arrow?.y);
        card.dataset.side = placement;
        if (outline) {
          move(outline, box.left - OUTLINE, box.top - OUTLINE);
          Object.assign(outline.style, { width: px(box.width + 2 * OUTLINE), height: px(box.height + 2 * OUTLINE) });
        }
        if (!isPlaced) placed();
        isPlaced = true;
      })
      .catch(tell);
  };
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

const px = (value: number | undefined) => (value === undefined ? "" : `${Math.round(value)}px`);

function move(element: HTMLElement, x: number | undefined, y: number | undefined) {
  element.style.left = px(x);
  element.style.top = px(y);
}
