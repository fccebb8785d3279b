import type { Screens } from "#tests/support/declared.ts";

export const taskScreens: Screens = {
  "$property/settings/company/processes": { loader: ["view", "processes"], shown: ["", "?type=import-users&status=failed"] },
  "$property/settings/company/processes/progress": { loader: ["view", "processes"] },
  "$property/settings/company/processes/$taskId/cancel": { loader: ["edit", "processes"], action: ["edit", "processes"] },
  "$property/settings/company/processes/$taskId/file": { loader: ["view", "processes"] },
  "$property/settings/company/users/import": { loader: ["edit", "company-user"], action: ["edit", "company-user"], shown: [""] },
  "$property/settings/company/users/import/$taskId": { loader: ["edit", "company-user"], action: ["edit", "company-user"] },
};
