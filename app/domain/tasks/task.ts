/** What becomes of a background task, in the specification's words (specification 2, section 3: "in progress, done") and ours. */
export const TASK_STATUSES = ["prepared", "waiting", "in progress", "done", "failed", "cancelled"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const isEnded = (status: TaskStatus) => status === "done" || status === "failed" || status === "cancelled";

/** The types of tasks that work, by the names that the wire has for them; the first of each is the one that the list filters by. */
export const TASK_NAMES = {
  "import-users": ["import-users", "company_user_import", "company-user-import"],
  "export-users": ["export-users"],
  "invite-users": ["invite-users"],
  "export-person": ["export-person"],
  "erase-person": ["erase-person"],
} as const;
export type TaskName = keyof typeof TASK_NAMES;

/** The type that a name on the wire means; null for an unknown one. */
export function taskNamed(name: string): TaskName | null {
  const types = Object.keys(TASK_NAMES) as TaskName[];
  return types.find((type) => (TASK_NAMES[type] as readonly string[]).includes(name)) ?? null;
}
