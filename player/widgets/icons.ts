/** Outlines of the player's icons, in a box of 24. */
export const ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.5l4.5 4.5L19 7.5",
  play: "M9 6.5v11l8.5-5.5z",
  guide:
    "M12 21a9 9 0 1 0-9-9c0 1.6.4 3.1 1.1 4.4L3 21l4.6-1.1A9 9 0 0 0 12 21zM9.4 9.4a2.7 2.7 0 1 1 3.8 2.7c-.8.4-1.2.9-1.2 1.7M12 16.8v.1",
  link: "M14 5h5v5M19 5l-8 8M11 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-5",
} as const;
