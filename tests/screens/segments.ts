import type { Screens } from "#tests/support/declared.ts";

const LIST = "$property/users/list/segments";
const edit = { loader: ["edit", "users"], action: ["edit", "users"], shown: [""] } as Screens[string];

export const segmentScreens: Screens = {
  [LIST]: { loader: ["view", "users"], shown: ["", "?search=nothing+has+this+name&sort=name"] },
  [`${LIST}/create`]: edit,
  [`${LIST}/builder`]: { ...edit, loader: ["view", "users"], shown: ["?segment=:segment"] },
  [`${LIST}/builder/describe`]: { loader: ["edit", "users"], shown: ["?segment=:segment&description=last+seen+in+the+last+7+days"] },
  [`${LIST}/builder/count`]: { loader: ["view", "users"] },
  [`${LIST}/$segmentId/copy`]: edit,
  [`${LIST}/$segmentId/delete`]: edit,
};
