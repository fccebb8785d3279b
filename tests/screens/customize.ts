import type { Screens } from "#tests/support/declared.ts";

const CUSTOMIZE = "$property/customize";

const DOCUMENTS = `${CUSTOMIZE}/documents`;
/** What asks, or makes something new; `read` is looked at by those, too, who may not change it. */
const asks: Screens[string] = { loader: ["edit", "customize"], action: ["edit", "customize"], shown: [""] };
const read: Screens[string] = { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] };

export const customizeScreens: Screens = {
  [CUSTOMIZE]: { loader: ["view", "customize"] },
  [`${CUSTOMIZE}/assistant`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/design`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/design/themes`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/design/themes/$themeId`]: asks,
  [`${CUSTOMIZE}/design/themes/$themeId/use`]: asks,
  [`${CUSTOMIZE}/design/themes/$themeId/delete`]: asks,
  [DOCUMENTS]: { loader: ["view", "customize"], shown: ["", "?source=uploaded", "?search=nothing+has+this+in+it"] },
  [`${DOCUMENTS}/new`]: asks,
  [`${DOCUMENTS}/$documentId`]: read,
  [`${DOCUMENTS}/$documentId/delete`]: asks,
  [`${DOCUMENTS}/help-centres/new`]: asks,
  [`${DOCUMENTS}/help-centres/$centreId`]: read,
  [`${DOCUMENTS}/help-centres/$centreId/fetch`]: asks,
  [`${DOCUMENTS}/help-centres/$centreId/delete`]: asks,
  [`${CUSTOMIZE}/guides`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: ["", "?lang=de"] },
  [`${CUSTOMIZE}/languages`]: { loader: ["view", "customize"] },
  [`${CUSTOMIZE}/help`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/search`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/texts`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: ["", "?lang=de"] },
  [`${CUSTOMIZE}/welcome-slide`]: { loader: ["view", "customize"], action: ["edit", "customize"], shown: ["", "?lang=de"] },
  [`${CUSTOMIZE}/welcome-slide/new`]: { loader: ["view", "customize"], action: ["edit", "customize"] },
  [`${CUSTOMIZE}/welcome-slide/remove`]: { loader: ["edit", "customize"], action: ["edit", "customize"] },
  [`${CUSTOMIZE}/welcome-slide/image`]: { loader: ["edit", "customize"], action: ["edit", "customize"] },
  [`${CUSTOMIZE}/welcome-slide/image/library`]: { loader: ["edit", "customize"], action: ["edit", "customize"] },
  [`${CUSTOMIZE}/welcome-slide/drawn`]: { loader: ["view", "customize"] },
  [`${CUSTOMIZE}/welcome-slide/drawn/model`]: { loader: ["view", "customize"] },
  [`${CUSTOMIZE}/images/$styling`]: { loader: ["edit", "customize"], action: ["edit", "customize"], shown: [""] },
  [`${CUSTOMIZE}/images/$styling/library`]: {
    loader: ["edit", "customize"],
    action: ["edit", "customize"],
    shown: ["", "?search=nothing+has+this+in+it"],
  },
  [`${CUSTOMIZE}/drawn`]: { loader: ["view", "customize"] },
};
