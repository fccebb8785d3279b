import { may } from "./may.ts";
import { type NavigationFacts, NEEDS } from "./navigation-needs.ts";
import type { Section } from "./sections.ts";

export type { NavigationFacts };
/** `isNew` asks for a badge beside the label. */
export type NavigationItem = { key: string; section: Section; address: string; isNew?: true };
type Entry = NavigationItem & { needs?: keyof typeof NEEDS };

const MAIN: readonly Entry[] = [
  { key: "guides", section: "guides", address: "manage/list" },
  { key: "analytics", section: "analytics", address: "analytics/content/guides", needs: "analytics/content" },
];
const SETTINGS: readonly (Entry & { group: "personal" })[] = [
  { key: "sign_in", section: "personal-login", address: "settings/personal/login", group: "personal" },
  { key: "token", section: "personal-token", address: "settings/personal/token", group: "personal" },
];

function visible<E extends Entry>(entries: readonly E[], facts: NavigationFacts): E[] {
  return entries.filter(({ section, needs }) => may(facts.role, "view", section) && (!needs || NEEDS[needs](facts)));
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

/** The item alone, without what decides over it. */
function itemOf({ key, section, address, isNew }: Entry): NavigationItem {
  return { key, section, address, ...(isNew && { isNew }) };
}
