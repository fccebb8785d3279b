import { guarded } from "#player/core/guard.ts";
import { boxOf } from "#player/targets/box-of.ts";

/**
 * Calls `moved` with the target's box now and whenever it, the card's size or the window changes, at most once per frame. A frame
 * only runs while the tab is visible, so nothing happens in a hidden one. Returns how to stop.
 */
export function followBox(target: Element, card: Element, moved: (box: DOMRect) => void): () => void {
  let before = "";
  let frame = 0;
  const look = guarded(() => {
    frame = requestAnimationFrame(look);
    const box = boxOf(target);
    const now = [box.left, box.top, box.width, box.height, card.clientWidth, card.clientHeight, innerWidth, innerHeight].join();
    if (now === before) return;
    before = now;
    moved(box);
  });
  look();
  return () => cancelAnimationFrame(frame);
}
