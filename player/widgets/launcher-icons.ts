/** Those of the button, which every page has. */
export const LAUNCHER_ICONS = {
  close: "M6 6l12 12M18 6L6 18",
  guide:
    "M12 21a9 9 0 1 0-9-9c0 1.6.4 3.1 1.1 4.4L3 21l4.6-1.1A9 9 0 0 0 12 21zM9.4 9.4a2.7 2.7 0 1 1 3.8 2.7c-.8.4-1.2.9-1.2 1.7M12 16.8v.1",
} as const;
