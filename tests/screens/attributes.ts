import type { Screens } from "#tests/support/declared.ts";

/** Attributes of the property, and of its company. */
export const attributeScreens: Screens = {
  "$property/users/list/attributes": {
    loader: ["view", "users"],
    shown: ["", "?search=nothing+has+this+name", "?scope=company&state=all&sort=key&order=asc"],
  },
  "$property/users/list/attributes/create": { loader: ["edit", "attribute"], action: ["edit", "attribute"], shown: [""] },
  "$property/users/list/attributes/$attributeId": { loader: ["view", "users"], action: ["edit", "attribute"], shown: [""] },
  "$property/users/list/attributes/$attributeId/archive": { loader: ["edit", "attribute"], action: ["edit", "attribute"], shown: [""] },
  "$property/users/list/attributes/$attributeId/restore": { loader: ["edit", "attribute"], action: ["edit", "attribute"] },
  "$property/settings/company": { loader: ["view", "processes"] },
  "$property/settings/company/attributes": { loader: ["view", "company-attributes"], shown: ["", "?state=archived"] },
  "$property/settings/company/attributes/create": { loader: ["edit", "attribute"], action: ["edit", "attribute"], shown: [""] },
  "$property/settings/company/attributes/$companyAttributeId": {
    loader: ["view", "company-attributes"],
    action: ["edit", "attribute"],
    shown: [""],
  },
  "$property/settings/company/attributes/$companyAttributeId/archive": {
    loader: ["edit", "attribute"],
    action: ["edit", "attribute"],
    shown: [""],
  },
  "$property/settings/company/attributes/$companyAttributeId/restore": { loader: ["edit", "attribute"], action: ["edit", "attribute"] },
};
