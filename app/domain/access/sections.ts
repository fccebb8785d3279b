/**
 * The sections that access is decided for (design section 4, Roles), each with its parent. A folder of screens whose pages need different
 * rights has children, so that somebody who keeps one page keeps the folder.
 */
export const SECTION_PARENTS = {
  home: null,
  guides: null,
  messages: null,
  surveys: "messages",
  announcements: "messages",
  "analytics-overview": null,
  analytics: null,
  nps: null,
  heart: null,
  customize: null,
  users: null,
  "application-settings": null,
  "application-setup": "application-settings",
  company: null,
  "company-team": "company",
  "company-user": "company",
  "company-attributes": "company",
  processes: "company",
  integrations: "company",
  "settings-analytics": "company",
  "analytics-exceptions": "settings-analytics",
  sso: "company",
  "team-sso": "company",
  "browser-extension": "company",
  personal: null,
  "personal-login": "personal",
  "personal-notifications": "personal",
  "personal-token": "personal",
  applications: null,
  "applications-overview": "applications",
  "app-discovery": "applications",
  "portfolio-overview": "applications",
  // Things that are edited inside a screen of another section.
  property: null,
  attribute: null,
  "app-discovery-limit": "app-discovery",
  "app-discovery-add-app": "app-discovery",
} as const satisfies Record<string, string | null>;

export type Section = keyof typeof SECTION_PARENTS;
export const SECTIONS = Object.keys(SECTION_PARENTS) as Section[];

export function isSection(name: string): name is Section {
  return Object.hasOwn(SECTION_PARENTS, name);
}

export function parentOf(section: Section): Section | null {
  return SECTION_PARENTS[section];
}

export function childrenOf(section: Section): Section[] {
  return SECTIONS.filter((each) => parentOf(each) === section);
}
