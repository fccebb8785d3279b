import type { Screens } from "#tests/support/declared.ts";

const LIST = "$property/users/list/page-segments";
const edit = { loader: ["edit", "users"], action: ["edit", "users"], shown: [""] } as Screens[string];

export const pageSegmentScreens: Screens = {
  [LIST]: { loader: ["view", "users"], shown: ["", "?test=%2Fdeals%2F7", "?search=nothing+has+this+name&sort=name"] },
  [`${LIST}/create`]: edit,
  [`${LIST}/$pageSegmentId`]: { ...edit, loader: ["view", "users"], shown: ["?test=%2Fdeals%2F7"] },
  [`${LIST}/$pageSegmentId/copy`]: edit,
  [`${LIST}/$pageSegmentId/delete`]: edit,
};
