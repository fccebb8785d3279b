import { type RefObject, useEffect, useState } from "react";

export type PlaceOfPanel = { up: boolean; toStart: boolean };

/** What stays free above a panel that opens upwards: its distance from its opener and from the edge of the window. */
const GAP = 24;

const BELOW: PlaceOfPanel = { up: false, toStart: false };

/**
 * Where there is room for a panel that by default opens below its opener, aligned with its end: `up` is above instead, `toStart` is aligned
 * with its start instead. Measured whenever it opens, while the panel is in its default place.
 */
export function usePlaceOfPanel(panel: RefObject<HTMLElement>, opener: RefObject<HTMLElement>, open: boolean): PlaceOfPanel {
  const [place, setPlace] = useState(BELOW);
  useEffect(() => {
    if (!open || !panel.current || !opener.current) return setPlace(BELOW);
    const room = panel.current.getBoundingClientRect();
    const button = opener.current.getBoundingClientRect();
    const overBottom = room.bottom > innerHeight && button.top - room.height >= GAP;
    const { clientWidth } = document.documentElement;
    const isRightToLeft = getComputedStyle(panel.current).direction === "rtl";
    const overStart = isRightToLeft ? room.right > clientWidth : room.left < 0;
    // In a narrow window neither side may have the room: then the default one cuts less.
    const fitsOther = isRightToLeft ? button.right - room.width >= 0 : button.left + room.width <= clientWidth;
    setPlace({ up: overBottom, toStart: overStart && fitsOther });
  }, [open, panel, opener]);
  return place;
}
