import type { EffectiveRole } from "./roles.ts";
import type { Section } from "./sections.ts";

/** One row of the role table (specification 1, section 6; what it leaves open: design section 4, Roles). */
type Rule = { blocked: readonly Section[]; notEditable: readonly Section[]; content: "all" | "live" };

const MODERATOR_BLOCKED = [
  "personal-token",
  "sso",
  "settings-analytics",
  "analytics-exceptions",
  "team-sso",
  "portfolio-overview",
] as const;
const CONTRIBUTOR: Rule = {
  blocked: [
    "customize",
    "users",
    "application-setup",
    "company-user",
    "company-attributes",
    "sso",
    "team-sso",
    "settings-analytics",
    "analytics-exceptions",
    "browser-extension",
    "processes",
    "application-settings",
    "integrations",
    "personal-token",
    "personal-notifications",
    "applications",
    "app-discovery",
    "heart",
    "nps",
    "portfolio-overview",
    "analytics-overview",
  ],
  notEditable: ["property", "company", "company-team", "attribute", "app-discovery-limit", "app-discovery-add-app"],
  content: "live",
};

const RULES: Record<string, Rule> = {
  super: { blocked: [], notEditable: [], content: "all" },
  "company admin": { blocked: [], notEditable: [], content: "all" },
  "company moderator": {
    blocked: [...MODERATOR_BLOCKED, "browser-extension"],
    notEditable: ["company", "company-team", "integrations", "app-discovery-limit", "app-discovery-add-app"],
    content: "all",
  },
  "company contributor": CONTRIBUTOR,
  "property admin": { blocked: [], notEditable: ["app-discovery-limit", "app-discovery-add-app"], content: "all" },
  "property moderator": {
    blocked: [...MODERATOR_BLOCKED, "company-attributes", "company-user"],
    notEditable: ["company", "company-team", "integrations", "attribute", "app-discovery", "app-discovery-limit", "app-discovery-add-app"],
    content: "all",
  },
  "property contributor": CONTRIBUTOR,
};

/** The rule for a role; `undefined` for anything unknown, which callers treat as closed. */
export function ruleFor(role: EffectiveRole): Rule | undefined {
  return RULES[role.scope === "super" ? "super" : `${role.scope} ${role.role}`];
}
