import type { Screens } from "#tests/support/declared.ts";

const answers = { shown: ["", "?search=nothing+has+this+in+it", "?summary=yes"] };

export const reportScreens: Screens = {
  "$property/analytics": { loader: ["view", "analytics"] },
  "$property/analytics/overview": { loader: ["view", "analytics-overview"] },
  "$property/analytics/content": { loader: ["view", "analytics"] },
  "$property/analytics/content/overview": { loader: ["view", "analytics"] },
  "$property/analytics/content/guides": { loader: ["view", "analytics"], shown: ["", "?from=2020-01-01&to=2020-01-31"] },
  "$property/analytics/content/guides/export": { loader: ["view", "analytics"] },
  "$property/analytics/content/guides/$guideId": { loader: ["view", "analytics"], shown: [""] },
  "$property/analytics/content/announcements": { loader: ["view", "analytics"], shown: ["", "?search=nothing+has+this+in+it"] },
  "$property/analytics/content/announcements/$announcementId": { loader: ["view", "analytics"], shown: [""] },
  "$property/analytics/content/surveys": { loader: ["view", "analytics"], shown: [""] },
  "$property/analytics/content/surveys/$surveyId": { loader: ["view", "analytics"], action: ["edit", "analytics"], shown: [""] },
  "$property/analytics/content/surveys/$surveyId/answers": {
    ...{ loader: ["view", "analytics"], action: ["edit", "analytics"] },
    ...answers,
  },
  "$property/analytics/content/search": { loader: ["view", "analytics"] },
  "$property/analytics/content/searches": { loader: ["view", "analytics"], shown: ["", "?search=nothing+has+this+in+it"] },
  "$property/analytics/content/nps": { loader: ["view", "nps"], shown: [""] },
  "$property/analytics/content/nps/$npsId": { loader: ["view", "nps"], action: ["edit", "nps"], shown: [""] },
  "$property/analytics/content/nps/$npsId/answers": { ...{ loader: ["view", "nps"], action: ["edit", "nps"] }, ...answers },
};
