import { type Query, withQuery } from "./with-query.ts";

type Id = string | number;

/** Settings; `settings` is their base address. */
export const settingsPaths = (settings: string) => ({
  personalLogin: () => `${settings}/personal/login`,
  personalToken: () => `${settings}/personal/token`,
  resetPersonalToken: () => `${settings}/personal/token/reset`,
  processes: (query?: Query) => withQuery(`${settings}/company/processes`, query),
  processProgress: (tasks: string[]) => withQuery(`${settings}/company/processes/progress`, { task: tasks }),
  cancelProcess: (task: Id) => `${settings}/company/processes/${encodeURIComponent(task)}/cancel`,
  processFile: (task: Id, type: string, of: string) =>
    withQuery(`${settings}/company/processes/${encodeURIComponent(task)}/file`, { type, of }),
});
