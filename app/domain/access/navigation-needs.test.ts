import { expect, test } from "vitest";
import { type NavigationFacts, NEEDS } from "./navigation-needs.ts";

const NOTHING: NavigationFacts = { role: null, analyticsLevel: "none", privacyLevel: 0, flags: {}, limits: {}, companyLimits: {} };
const basic = { analyticsLevel: "basic" } as const;
const heart = { flags: { heart: true } };
const both = { flags: { heart: true, nps: true } };
const contributor = (scope: "company" | "property") => ({ role: { scope, role: "contributor" } }) as const;

/** Every rule of specification 1, section 2 (Navigation visibility): what is told, and whether the item is there. */
const CASES: [item: keyof typeof NEEDS, told: Partial<NavigationFacts>, is: boolean][] = [
  ["analytics/overview", { ...basic, ...both }, true],
  ["analytics/overview", { analyticsLevel: "advanced", ...both, privacyLevel: 1 }, true],
  ["analytics/overview", both, false],
  ["analytics/overview", { ...basic, ...heart }, false],
  ["analytics/overview", { ...basic, flags: { nps: true } }, false],
  ["analytics/heart", { ...basic, ...both, privacyLevel: 1 }, true],
  ["analytics/heart", { ...basic, ...both }, false],
  ["analytics/heart", { ...both, privacyLevel: 1 }, false],
  ["analytics/heart", { ...basic, ...heart, privacyLevel: 1 }, false],
  ["analytics/content", basic, true],
  ["analytics/content", { analyticsLevel: "advanced" }, true],
  ["analytics/content", {}, false],
  ["analytics/content/surveys", basic, true],
  ["analytics/content/surveys", { ...basic, ...heart }, true],
  ["analytics/content/surveys", { ...basic, privacyLevel: 1 }, true],
  ["analytics/content/surveys", { ...basic, ...heart, privacyLevel: 1 }, false],
  ["analytics/content/surveys", {}, false],
  ["analytics/content/tooltips", { ...basic, flags: { tooltips: true } }, true],
  ["analytics/content/tooltips", basic, false],
  ["analytics/content/tooltips", { flags: { tooltips: true } }, false],
  ["messages", { flags: { announcements: true } }, true],
  ["messages", { flags: { announcements: false, heart: true } }, false],
  ["customize/search", {}, true],
  ["customize/search", { searchEnabled: false }, false],
  ["application-settings/copilot", { limits: { aiAssistant: true } }, true],
  ["application-settings/copilot", {}, false],
  ["application-settings/selectors", { limits: { selectorConfig: true } }, true],
  ["application-settings/selectors", {}, false],
  ["analytics/content/nps", { ...basic, flags: { nps: true } }, true],
  ["analytics/content/nps", { ...basic, flags: { heart: true } }, false],
  ["settings/company/users", { companyLimits: { staffTrainingExtension: true } }, true],
  ["settings/company/users", {}, false],
  ["settings/company/attributes", { companyLimits: { staffTrainingExtension: true } }, true],
  ["settings/company/attributes", {}, false],
  ["settings/company/browser-extension", { companyLimits: { staffTrainingExtension: true } }, true],
  ["settings/company/browser-extension", {}, false],
  ["settings/company/sso", { companyLimits: { ssoSamlCompanyUsers: true } }, true],
  ["settings/company/sso", { companyLimits: { staffTrainingExtension: true } }, false],
  ["settings/personal/notifications", {}, true],
  ["settings/personal/notifications", contributor("company"), false],
  ["settings/personal/notifications", contributor("property"), true],
  ["settings/personal/notifications", { role: { scope: "company", role: "moderator" } }, true],
  ["settings/personal/notifications", { role: { scope: "super" } }, true],
  ["applications/portfolio-overview", { companyLimits: { portfolioOverview: true } }, true],
  ["applications/portfolio-overview", { companyLimits: { appDiscovery: true } }, false],
  ["applications/app-discovery", { companyLimits: { appDiscovery: true } }, true],
  ["applications/app-discovery", { companyLimits: { portfolioOverview: true } }, false],
];

test.each(CASES)("%s with %j: %s", (item, told, is) => {
  expect(NEEDS[item]({ ...NOTHING, ...told })).toBe(is);
});

test("each item has a case in which it is there and one in which it is not", () => {
  for (const item of Object.keys(NEEDS)) {
    const seen = new Set(CASES.filter(([key]) => key === item).map(([, , is]) => is));
    expect([item, seen.size]).toEqual([item, 2]);
  }
});
