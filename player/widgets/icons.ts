import { LAUNCHER_ICONS } from "./launcher-icons.ts";

/** Outlines of the player's icons, in a box of 24. */
export const ICONS = {
  ...LAUNCHER_ICONS,
  check: "M5 12.5l4.5 4.5L19 7.5",
  play: "M9 6.5v11l8.5-5.5z",
  link: "M14 5h5v5M19 5l-8 8M11 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-5",
} as const;
