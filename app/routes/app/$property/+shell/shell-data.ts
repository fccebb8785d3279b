import type { NavigationGroup } from "#app/domain/access/navigation.ts";
import type { EffectiveRole } from "#app/domain/access/roles.ts";
import type { Theme } from "#app/preferences.server.ts";

type PropertyEntry = { id: number; name: string; avatar: string | null };

/** What the layout's loader passes to the shell. */
export type ShellData = {
  property: PropertyEntry;
  viewer: { name: string; email: string; role: EffectiveRole };
  company: string;
  environment: string | null;
  /** Whether the style guide exists and can be linked to. */
  sandbox: boolean;
  footer: { key: string; href: string }[];
  sidebar: "collapsed" | "expanded";
  theme: Theme;
  navigation: NavigationGroup[];
  settings: NavigationGroup[];
  panel: "properties" | "settings" | null;
  search: string;
  properties: { data: PropertyEntry[]; total: number } | null;
};
