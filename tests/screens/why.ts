import type { Screens } from "#tests/support/declared.ts";

const WHY = "$property/users/why";

export const whyScreens: Screens = {
  [WHY]: {
    loader: ["view", "users"],
    shown: [
      "",
      "?person=nobody+has+this+id&url=https%3A%2F%2Fcrm.test%2Fcontacts&at=2026-01-01T10%3A00",
      "?search=nothing+has+this+title&show=hidden",
    ],
  },
  [`${WHY}/in-application`]: { loader: ["view", "users"] },
  [`${WHY}/week`]: { loader: ["view", "users"], shown: [""] },
  [`${WHY}/frequency`]: { loader: ["view", "users"], action: ["edit", "users"], shown: [""] },
};
