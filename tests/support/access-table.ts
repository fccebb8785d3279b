import type { Action } from "#app/domain/access/may.ts";
import type { EffectiveRole, Role, Scope } from "#app/domain/access/roles.ts";
import type { Section } from "#app/domain/access/sections.ts";

/** The seven kinds of account: what the role table is walked with. */
export const KINDS = [
  "super",
  "company admin",
  "company moderator",
  "company contributor",
  "property admin",
  "property moderator",
  "property contributor",
] as const;
export type Kind = (typeof KINDS)[number];

/** `x`: may not view. `v`: may view. `l`: may view, and edit content that is live. `e`: may view and edit. */
type Right = "x" | "v" | "l" | "e";

/**
 * The role table, written out by hand from section 6 of both specifications and design section 4 (Roles), to be read beside them.
 * Nothing here is computed from the rules that it checks. Per section, in the order of KINDS:
 * super | company: admin moderator contributor | property: admin moderator contributor.
 */
const TABLE: Record<Section, string> = {
  home: /*                   */ "e | e e v | e e v",
  guides: /*                 */ "e | e e l | e e l",
  messages: /*               */ "e | e e l | e e l",
  surveys: /*                */ "e | e e l | e e l",
  announcements: /*          */ "e | e e l | e e l",
  "analytics-overview": /*   */ "e | e e x | e e x",
  analytics: /*              */ "e | e e v | e e v",
  nps: /*                    */ "e | e e x | e e x",
  heart: /*                  */ "e | e e x | e e x",
  customize: /*              */ "e | e e x | e e x",
  users: /*                  */ "e | e e x | e e x",
  "application-settings": /* */ "e | e e x | e e x",
  "application-setup": /*    */ "e | e e x | e e x",
  company: /*                */ "e | e v v | e v v",
  "company-team": /*         */ "e | e v v | e v v",
  "company-user": /*         */ "e | e e x | e x x",
  "company-attributes": /*   */ "e | e e x | e x x",
  processes: /*              */ "e | e e x | e e x",
  integrations: /*           */ "e | e v x | e v x",
  "settings-analytics": /*   */ "e | e x x | e x x",
  "analytics-exceptions": /* */ "e | e x x | e x x",
  sso: /*                    */ "e | e x x | e x x",
  "team-sso": /*             */ "e | e x x | e x x",
  "browser-extension": /*    */ "e | e x x | e e x",
  personal: /*               */ "e | e e e | e e e",
  "personal-login": /*       */ "e | e e e | e e e",
  "personal-notifications": /**/ "e | e e x | e e x",
  "personal-token": /*       */ "e | e x x | e x x",
  applications: /*           */ "e | e e x | e e x",
  "applications-overview": /**/ "e | e e x | e e x",
  "app-discovery": /*        */ "e | e e x | e v x",
  "portfolio-overview": /*   */ "e | e x x | e x x",
  property: /*               */ "e | e e v | e e v",
  attribute: /*              */ "e | e e v | e v v",
  "app-discovery-limit": /*  */ "e | e v x | v v x",
  "app-discovery-add-app": /**/ "e | e v x | v v x",
};

export const TABLE_SECTIONS = Object.keys(TABLE) as Section[];

/** What the table says of one kind and section. */
export function rightOf(kind: Kind, section: Section): Right {
  return TABLE[section].replaceAll(/[ |]/g, "")[KINDS.indexOf(kind)] as Right;
}

/** What the table says of an action: `edit` of what is not live yet, `edit live` of content that is. */
export function allowed(kind: Kind, action: Action | "edit live", section: Section): boolean {
  const right = rightOf(kind, section);
  if (action === "view") return right !== "x";
  return right === "e" || (right === "l" && action === "edit live");
}

export function roleOf(kind: Kind): EffectiveRole {
  if (kind === "super") return { scope: "super" };
  const [scope, role] = kind.split(" ") as [Scope, Role];
  return { scope, role };
}
