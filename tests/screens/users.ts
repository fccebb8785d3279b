import type { Screens } from "#tests/support/declared.ts";

export const userScreens: Screens = {
  "$property/users": { loader: ["view", "users"] },
  "$property/users/list": { loader: ["view", "users"] },
  "$property/users/list/users": {
    loader: ["view", "users"],
    action: ["edit", "users"],
    shown: ["", "?search=nobody+has+this+name", "?where=lastSeenAt%3Aafter%3Atoday+-+3+week&column=firstSeenAt"],
  },
  "$property/users/list/users/selection": {
    loader: ["edit", "users"],
    action: ["edit", "users"],
    shown: ["?act=delete&user=:user", "?act=delete"],
  },
  "$property/users/list/users/$userId": { loader: ["view", "users"], shown: [""] },
  "$property/users/list/users/$userId/guides": { loader: ["view", "users"], shown: ["", "?sort=title"] },
  "$property/users/list/users/$userId/sessions": { loader: ["view", "users"], shown: [""] },
  "$property/users/list/users/$userId/export": { loader: ["edit", "users"], action: ["edit", "users"], shown: [""] },
  "$property/users/list/users/$userId/erase": { loader: ["edit", "users"], action: ["edit", "users"], shown: [""] },
  "$property/settings/company/users": {
    loader: ["view", "company-user"],
    action: ["edit", "company-user", "by roles in the company"],
    shown: ["", "?status=archived", "?status=created&search=a"],
  },
  "$property/settings/company/users/selection": {
    loader: ["edit", "company-user"],
    action: ["edit", "company-user"],
    shown: ["?act=archive&user=:person", "?act=restore"],
  },
  "$property/settings/company/users/invite": {
    loader: ["edit", "company-user"],
    action: ["edit", "company-user"],
    shown: ["", "?status=pending"],
  },
  "$property/settings/company/users/$personId": { loader: ["view", "company-user"], shown: [""] },
  "$property/settings/company/users/$personId/export": {
    loader: ["edit", "company-user"],
    action: ["edit", "company-user"],
    shown: [""],
  },
  "$property/settings/company/users/$personId/erase": {
    loader: ["edit", "company-user"],
    action: ["edit", "company-user"],
    shown: [""],
  },
};
