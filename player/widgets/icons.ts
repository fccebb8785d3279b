import { LAUNCHER_ICONS } from "./launcher-icons.ts";

/** Outlines of the player's icons, in a box of 24. */
export const ICONS = {
  ...LAUNCHER_ICONS,
  check: "M5 12.5l4.5 4.5L19 7.5",
  play: "M9 6.5v11l8.5-5.5z",
  widen: "M14 5h5v5M19 5l-6 6M10 19H5v-5M5 19l6-6",
  narrow: "M19 11h-6V5M13 11l6-6M5 13h6v6M11 13l-6 6",
  link: "M14 5h5v5M19 5l-8 8M11 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-5",
} as const;
