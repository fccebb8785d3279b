import type { Screens } from "#tests/support/declared.ts";

const LIST = "$property/users/list/tags";
const edit = { loader: ["edit", "users"], action: ["edit", "users"], shown: [""] } as Screens[string];

/** Tags, and the journeys between them. */
export const tagScreens: Screens = {
  [LIST]: { loader: ["view", "users"], shown: ["", "?search=nothing+has+this+name"] },
  [`${LIST}/create`]: edit,
  [`${LIST}/$tagId`]: { ...edit, loader: ["view", "users"] },
  [`${LIST}/$tagId/delete`]: edit,
  [`${LIST}/journeys`]: { loader: ["view", "users"], shown: [""] },
  [`${LIST}/journeys/create`]: edit,
  [`${LIST}/journeys/$journeyId`]: { ...edit, loader: ["view", "users"] },
  [`${LIST}/journeys/$journeyId/delete`]: edit,
};
