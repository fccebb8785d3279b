import { may } from "./may.ts";
import { type NavigationFacts, NEEDS } from "./navigation-needs.ts";
import type { Section } from "./sections.ts";

export type { NavigationFacts };
/** `items` are the second level. What a role needs to see it stays here: the browser never asks. */
export type NavigationItem = { key: string; address: string; items?: NavigationItem[] };
export type NavigationGroup = { group: string; items: NavigationItem[] };
type Entry = Omit<NavigationItem, "items"> & { section: Section; needs?: keyof typeof NEEDS; items?: readonly Entry[] };
type Group = { group: string; items: readonly Entry[] };

const MAIN: readonly Group[] = [
  {
    group: "content",
    items: [
      { key: "guides", section: "guides", address: "manage/list" },
      { key: "messages", section: "messages", address: "messages/list", needs: "messages" },
      {
        key: "customize",
        section: "customize",
        address: "customize/assistant",
        items: [
          { key: "customize_assistant", section: "customize", address: "customize/assistant" },
          { key: "customize_guides", section: "customize", address: "customize/guides" },
          { key: "customize_design", section: "customize", address: "customize/design" },
          { key: "customize_help", section: "customize", address: "customize/help" },
          { key: "customize_search", section: "customize", address: "customize/search", needs: "customize/search" },
          { key: "customize_documents", section: "customize", address: "customize/documents" },
          { key: "customize_texts", section: "customize", address: "customize/texts" },
          { key: "customize_welcome", section: "customize", address: "customize/welcome-slide" },
        ],
      },
    ],
  },
  {
    group: "people",
    items: [
      {
        key: "users",
        section: "users",
        address: "users/list/users",
        items: [
          { key: "users_list", section: "users", address: "users/list/users" },
          { key: "segments", section: "users", address: "users/list/segments" },
          { key: "page_segments", section: "users", address: "users/list/page-segments" },
          { key: "tags", section: "users", address: "users/list/tags" },
          { key: "attributes", section: "users", address: "users/list/attributes" },
          { key: "why", section: "users", address: "users/why" },
        ],
      },
    ],
  },
  {
    group: "insights",
    items: [
      {
        key: "analytics",
        section: "analytics",
        address: "analytics/content/guides",
        needs: "analytics/content",
        items: [
          { key: "analytics_content", section: "analytics", address: "analytics/content/guides", needs: "analytics/content" },
          {
            key: "analytics_announcements",
            section: "analytics",
            address: "analytics/content/announcements",
            needs: "analytics/content",
          },
          // Not "analytics/content/surveys", which hides it for the sake of HEART's own screen of surveys: there is none yet.
          { key: "analytics_surveys", section: "analytics", address: "analytics/content/surveys", needs: "analytics/content" },
          { key: "analytics_nps", section: "nps", address: "analytics/content/nps", needs: "analytics/content/nps" },
          { key: "analytics_searches", section: "analytics", address: "analytics/content/searches", needs: "analytics/content" },
        ],
      },
    ],
  },
];
const SETTINGS: readonly Group[] = [
  {
    group: "application",
    items: [
      {
        key: "copilot",
        section: "application-settings",
        address: "application-settings/copilot",
        needs: "application-settings/copilot",
      },
      {
        key: "selectors",
        section: "application-settings",
        address: "application-settings/selectors",
        needs: "application-settings/selectors",
      },
    ],
  },
  {
    group: "company",
    items: [
      { key: "company_users", section: "company-user", address: "settings/company/users", needs: "settings/company/users" },
      {
        key: "company_attributes",
        section: "company-attributes",
        address: "settings/company/attributes",
        needs: "settings/company/attributes",
      },
      { key: "processes", section: "processes", address: "settings/company/processes" },
    ],
  },
  {
    group: "personal",
    items: [
      { key: "sign_in", section: "personal-login", address: "settings/personal/login" },
      { key: "token", section: "personal-token", address: "settings/personal/token" },
    ],
  },
];

function visibleItems(entries: readonly Entry[], facts: NavigationFacts): NavigationItem[] {
  return entries
    .filter(({ section, needs }) => may(facts.role, "view", section) && (!needs || NEEDS[needs](facts)))
    .map(({ section, needs, items, ...item }) => ({ ...item, ...(items && { items: visibleItems(items, facts) }) }));
}

/** The groups as one person sees them, in order; a group without items is left out. Addresses are relative to /app/{property}. */
function visible(groups: readonly Group[], facts: NavigationFacts): NavigationGroup[] {
  return groups.map(({ group, items }) => ({ group, items: visibleItems(items, facts) })).filter(({ items }) => items.length > 0);
}

/** The side bar by group. */
export const mainNavigation = (facts: NavigationFacts) => visible(MAIN, facts);

/** The settings drawer by group. */
export const settingsNavigation = (facts: NavigationFacts) => visible(SETTINGS, facts);
