import type { Screens } from "#tests/support/declared.ts";

export const reportScreens: Screens = {
  "$property/analytics": { loader: ["view", "analytics"] },
  "$property/analytics/overview": { loader: ["view", "analytics-overview"] },
  "$property/analytics/content": { loader: ["view", "analytics"] },
  "$property/analytics/content/overview": { loader: ["view", "analytics"] },
  "$property/analytics/content/guides": { loader: ["view", "analytics"], shown: ["", "?from=2020-01-01&to=2020-01-31"] },
  "$property/analytics/content/guides/export": { loader: ["view", "analytics"] },
  "$property/analytics/content/guides/$guideId": { loader: ["view", "analytics"], shown: [""] },
};
