import { type RefObject, useEffect, useState } from "react";

export type PlaceOfPanel = { up: boolean; toStart: boolean };

const BELOW: PlaceOfPanel = { up: false, toStart: false };

/**
 * Where a panel has room that stands below its opener and ends where that ends: `up` is above instead, `toStart` beginning where the opener
 * begins instead. Measured whenever it opens, so the panel must be in its usual place then.
 */
export function usePlaceOfPanel(panel: RefObject<HTMLElement>, opener: RefObject<HTMLElement>, open: boolean): PlaceOfPanel {
  const [place, setPlace] = useState(BELOW);
  useEffect(() => {
    if (!open || !panel.current || !opener.current) return setPlace(BELOW);
    const room = panel.current.getBoundingClientRect();
    const button = opener.current.getBoundingClientRect();
    const overBottom = room.bottom > innerHeight && button.top - room.height >= 0;
    const overStart =
      getComputedStyle(panel.current).direction === "rtl" ? room.right > document.documentElement.clientWidth : room.left < 0;
    setPlace({ up: overBottom, toStart: overStart });
  }, [open, panel, opener]);
  return place;
}
