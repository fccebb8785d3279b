import type { Screens } from "#tests/support/declared.ts";

export const personalScreens: Screens = {
  "$property/settings": { loader: ["view", "personal-login"] },
  "$property/settings/personal": { loader: ["view", "personal-login"] },
  "$property/settings/personal/login": { loader: ["view", "personal-login"], action: ["edit", "personal-login"], shown: [""] },
  "$property/settings/personal/token": { loader: ["view", "personal-token"], shown: [""] },
  "$property/settings/personal/token/reset": { loader: ["edit", "personal-token"], action: ["edit", "personal-token"], shown: [""] },
};
