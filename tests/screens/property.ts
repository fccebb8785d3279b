import type { Screens } from "#tests/support/declared.ts";

export const propertyScreens: Screens = {
  "$property (layout)": { loader: ["view", "home"] },
  $property: { loader: ["view", "home"] },
  "$property/$": { loader: ["view", "home"] },
  "$property/home": { loader: ["view", "home"] },
  "$property/support": { loader: ["view", "personal"], action: ["edit", "personal"], shown: [""] },
  "_plain/$property/setup-first-mainurl": { loader: ["edit", "property"], action: ["edit", "property"], shown: [""] },
};
