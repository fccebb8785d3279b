/** How a tooltip is noticed: an icon or a beacon beside its element, or nothing until the pointer or the focus is on the element. */
export const TOOLTIP_SHOWS = ["icon", "beacon", "hover"] as const;
export type TooltipShow = (typeof TOOLTIP_SHOWS)[number];

/** Limits of a tooltip in characters (UTF-16 units), and how many a property may have. */
export const TOOLTIP_LIMITS = { name: 120, text: 1000, all: 500 } as const;
