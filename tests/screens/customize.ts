import type { Screens } from "#tests/support/declared.ts";

const CUSTOMIZE = "$property/customize";
const theme: Screens[string] = { loader: ["edit", "customize"], action: ["edit", "customize"], shown: [""] };

export const customizeScreens: Screens = {
  [CUSTOMIZE]: { loader: ["view", "customize"] },
  [`${CUSTOMIZE}/assistant`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/design`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/design/themes`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/design/themes/$themeId`]: theme,
  [`${CUSTOMIZE}/design/themes/$themeId/use`]: theme,
  [`${CUSTOMIZE}/design/themes/$themeId/delete`]: theme,
  [`${CUSTOMIZE}/guides`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: ["", "?lang=de"] },
  [`${CUSTOMIZE}/help`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/search`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/texts`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: ["", "?lang=de"] },
  [`${CUSTOMIZE}/welcome-slide`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: ["", "?lang=de"] },
  [`${CUSTOMIZE}/welcome-slide/new`]: { loader: ["view", "customize"], action: ["edit", "customize"] },
  [`${CUSTOMIZE}/welcome-slide/remove`]: { loader: ["edit", "customize"], action: ["edit", "customize"] },
  [`${CUSTOMIZE}/welcome-slide/drawn`]: { loader: ["view", "customize"] },
  [`${CUSTOMIZE}/images/$styling`]: { loader: ["edit", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/images/$styling/library`]: {
    loader: ["edit", "customize"],
    action: ["edit", "customize"],
    shown: ["", "?search=nothing+has+this+in+it"],
  },
  [`${CUSTOMIZE}/drawn`]: { loader: ["view", "customize"] },
};
