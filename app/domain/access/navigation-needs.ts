import type { CompanyLimits, Flags, PropertyLimits } from "#app/domain/plan.ts";
import type { EffectiveRole } from "./roles.ts";

/** What navigation depends on (specification 1, section 2: Navigation visibility). Flags and limits that are not given count as off. */
export type NavigationFacts = {
  role: EffectiveRole | null;
  analyticsLevel: "none" | "basic" | "advanced";
  /** Level 1 is "advanced". */
  privacyLevel: number;
  flags: Partial<Flags>;
  limits: Partial<PropertyLimits>;
  companyLimits: Partial<CompanyLimits>;
  /** Whether the assistant has a search; it has where nothing is said. */
  searchEnabled?: boolean | undefined;
};

type Need = (facts: NavigationFacts) => boolean;
const counted: Need = ({ analyticsLevel }) => analyticsLevel !== "none";
const heartAndNps: Need = (facts) => counted(facts) && facts.flags.heart === true && facts.flags.nps === true;
const staffTraining: Need = ({ companyLimits }) => companyLimits.staffTrainingExtension === true;

/** What an item needs besides the right to view its section, by where it leads. */
export const NEEDS = {
  "analytics/overview": heartAndNps,
  "analytics/heart": (facts) => heartAndNps(facts) && facts.privacyLevel >= 1,
  "analytics/content": counted,
  "analytics/content/surveys": (facts) => counted(facts) && !(facts.flags.heart === true && facts.privacyLevel >= 1),
  "analytics/content/nps": (facts) => counted(facts) && facts.flags.nps === true,
  "analytics/content/tooltips": (facts) => counted(facts) && facts.flags.tooltips === true,
  messages: ({ flags }) => flags.announcements === true,
  // Section 8: without a search its screen leads to customize.
  "customize/search": ({ searchEnabled }) => searchEnabled !== false,
  "application-settings/copilot": ({ limits }) => limits.aiAssistant === true,
  "application-settings/selectors": ({ limits }) => limits.selectorConfig === true,
  "settings/company/users": staffTraining,
  "settings/company/attributes": staffTraining,
  "settings/company/browser-extension": staffTraining,
  "settings/company/sso": ({ companyLimits }) => companyLimits.ssoSamlCompanyUsers === true,
  "settings/personal/notifications": ({ role }) => !(role?.scope === "company" && role.role === "contributor"),
  "applications/portfolio-overview": ({ companyLimits }) => companyLimits.portfolioOverview === true,
  "applications/app-discovery": ({ companyLimits }) => companyLimits.appDiscovery === true,
} satisfies Record<string, Need>;
