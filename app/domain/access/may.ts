import type { EffectiveRole } from "./roles.ts";
import { ruleFor } from "./rules.ts";
import { childrenOf, isSection, parentOf, type Section } from "./sections.ts";

export type Action = "view" | "edit";
/** The content that a decision is about. Without it, an edit means creating or changing content that is not live. */
export type ContentItem = { visibility: string };

const CONTENT_SECTIONS: readonly Section[] = ["guides", "messages", "surveys", "announcements"];
const OWN_SECTIONS: readonly Section[] = ["personal", "personal-login"];

/**
 * Whether a role may view or edit a section. Always false for no role, an unknown role and an unknown section. A blocked section blocks its
 * children, and a parent whose children are all blocked is blocked (specification 1, section 6). Whoever may not view may not edit.
 */
export function may(role: EffectiveRole | null, action: Action, section: string, item?: ContentItem): boolean {
  if (!role || !isSection(section)) return false;
  const rule = ruleFor(role);
  if (!rule || isBlocked(rule.blocked, section)) return false;
  if (action === "view") return true;
  if (action !== "edit" || rule.notEditable.includes(section)) return false;
  if (rule.content === "all" || OWN_SECTIONS.includes(section)) return true;
  return CONTENT_SECTIONS.includes(section) && item !== undefined && !["private", "deleted", "archived"].includes(item.visibility);
}

function isBlocked(blocked: readonly Section[], section: Section): boolean {
  for (let each: Section | null = section; each; each = parentOf(each)) if (blocked.includes(each)) return true;
  const children = childrenOf(section);
  return children.length > 0 && children.every((child) => isBlockedBelow(blocked, child));
}

function isBlockedBelow(blocked: readonly Section[], section: Section): boolean {
  if (blocked.includes(section)) return true;
  const children = childrenOf(section);
  return children.length > 0 && children.every((child) => isBlockedBelow(blocked, child));
}
