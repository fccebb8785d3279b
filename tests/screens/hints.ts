import type { Screens } from "#tests/support/declared.ts";

const edit = { loader: ["edit", "guides"], action: ["edit", "guides"], shown: [""] } as Screens[string];

/** The screens of one noun, by the name of its folder and that of its parameter. */
const screensOf = (list: string, one: string): Screens => ({
  [list]: { loader: ["view", "guides"], action: ["edit live", "guides"], shown: ["", "?search=nothing+has+this+name", "?state=failing"] },
  [`${list}/create`]: edit,
  [`${list}/${one}`]: { loader: ["view", "guides"], action: ["edit live", "guides"], shown: [""] },
  [`${list}/${one}/delete`]: { loader: ["edit live", "guides"], action: ["edit live", "guides"], shown: [""] },
});

/** Tooltips and validators. */
export const hintScreens: Screens = {
  ...screensOf("$property/manage/tooltips", "$tooltipId"),
  ...screensOf("$property/manage/validators", "$validatorId"),
};
