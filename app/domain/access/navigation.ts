import { type Action, may } from "./may.ts";
import type { EffectiveRole } from "./roles.ts";
import type { Section } from "./sections.ts";

/** What navigation depends on besides the role (specification 1, section 2: Navigation visibility). */
export type NavigationFacts = {
  role: EffectiveRole | null;
  analyticsLevel: "none" | "basic" | "advanced";
};
export type NavigationItem = { key: string; section: Section; address: string };
type Entry = NavigationItem & { needs?: (facts: NavigationFacts) => boolean };

const MAIN: readonly Entry[] = [
  { key: "guides", section: "guides", address: "manage/list" },
  { key: "analytics", section: "analytics", address: "analytics/content/guides", needs: (facts) => facts.analyticsLevel !== "none" },
];
const SETTINGS: readonly (Entry & { group: "personal" })[] = [
  { key: "sign_in", section: "personal-login", address: "settings/personal/login", group: "personal" },
  { key: "token", section: "personal-token", address: "settings/personal/token", group: "personal" },
];

function visible<E extends Entry>(entries: readonly E[], facts: NavigationFacts): E[] {
  const view: Action = "view";
  return entries.filter((entry) => may(facts.role, view, entry.section) && (entry.needs?.(facts) ?? true));
}

/** Items of the side bar, in order; addresses are relative to /app/{property}. */
export function mainNavigation(facts: NavigationFacts): NavigationItem[] {
  return visible(MAIN, facts).map(itemOf);
}

/** Items of the settings drawer by group, in order. A group without items is left out. */
export function settingsNavigation(facts: NavigationFacts): { group: string; items: NavigationItem[] }[] {
  const items = visible(SETTINGS, facts);
  const groups = [...new Set(items.map((item) => item.group))];
  return groups.map((group) => ({ group, items: items.filter((item) => item.group === group).map(itemOf) }));
}

/** The item alone: its condition is a function, which is no data to hand on. */
function itemOf({ key, section, address }: Entry): NavigationItem {
  return { key, section, address };
}
