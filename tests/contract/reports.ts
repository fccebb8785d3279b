import { reportCalls } from "#app/contracts/reports.ts";
import { declared } from "#tests/support/declared.ts";

export default declared(reportCalls, {
  calls: {
    reportMissedSearches: { need: ["view", "analytics"], request: () => ({ query: { days: "7", search: "x", sort: "lastDay" } }) },
    reportGuides: { need: ["view", "analytics"], request: () => ({ query: { from: "2026-01-01", to: "2026-01-31", sort: "title" } }) },
    reportGuide: { need: ["view", "analytics"], request: async (tenant) => ({ params: { guide: await tenant.guide({ live: true }) } }) },
  },
  noItem: "figures of guides, which are items themselves",
});
