import type { NavigationItem } from "#app/domain/access/navigation.ts";
import type { EffectiveRole } from "#app/domain/access/roles.ts";

type PropertyEntry = { id: number; name: string; avatar: string | null };

/** What the layout's loader hands to the shell. */
export type ShellData = {
  property: PropertyEntry;
  viewer: { name: string; email: string; role: EffectiveRole };
  environment: string | null;
  /** Whether the style guide is there to be linked to. */
  sandbox: boolean;
  footer: { key: string; href: string }[];
  sidebar: "collapsed" | "expanded";
  navigation: NavigationItem[];
  settings: { group: string; items: NavigationItem[] }[];
  panel: "properties" | "settings" | null;
  search: string;
  properties: { data: PropertyEntry[]; total: number } | null;
};
