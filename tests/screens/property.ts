import type { Screens } from "#tests/support/declared.ts";

export const propertyScreens: Screens = {
  "$property (layout)": { loader: ["view", "home"] },
  $property: { loader: ["view", "home"] },
  "$property/$": { loader: ["view", "home"] },
  "$property/home": { loader: ["view", "home"] },
  "$property/support": { loader: ["view", "personal"], action: ["edit", "personal"], shown: [""] },
  "$property/application-settings": { loader: ["view", "application-settings"] },
  "$property/application-settings/copilot": {
    loader: ["view", "application-settings"],
    action: ["edit", "application-settings"],
    shown: ["", "?question=How+do+I+add+a+contact%3F", "?question=Nobody+answers+this"],
  },
  "$property/application-settings/selectors": {
    loader: ["view", "application-settings"],
    action: ["edit", "application-settings"],
    shown: [""],
  },
  "_plain/$property/setup-first-mainurl": { loader: ["edit", "property"], action: ["edit", "property"], shown: [""] },
};
