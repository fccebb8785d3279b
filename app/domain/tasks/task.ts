/** What becomes of a background task, in the specification's words (specification 2, section 3: "in progress, done") and ours. */
export const TASK_STATUSES = ["prepared", "waiting", "in progress", "done", "failed", "cancelled"] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

export const isEnded = (status: TaskStatus) => status === "done" || status === "failed" || status === "cancelled";

/** Ids of tasks are text on the wire (specification 2, section 3: "Job id is converted to text"). */
export const isTaskId = (text: string) => /^[1-9]\d{0,14}$/.test(text);

type Facts = {
  /** Its names on the wire; the first is the one that lists filter by. */
  names: readonly [string, ...string[]];
  /** It works with people: its files and what it was asked may hold anybody. */
  holdsPeople: boolean;
  /** It is about one person, whose id is the `userId` of its payload. */
  aboutOne: boolean;
};

/** The types of tasks that work, with what whoever erases a person has to know of each. */
const FACTS = {
  "import-users": { names: ["import-users", "company_user_import", "company-user-import"], holdsPeople: true, aboutOne: false },
  "export-users": { names: ["export-users"], holdsPeople: true, aboutOne: false },
  // Its payload names people by numbers alone.
  "invite-users": { names: ["invite-users"], holdsPeople: false, aboutOne: false },
  "export-person": { names: ["export-person"], holdsPeople: true, aboutOne: true },
  "erase-person": { names: ["erase-person"], holdsPeople: true, aboutOne: true },
  "export-content": { names: ["export-content"], holdsPeople: false, aboutOne: false },
  "export-survey-results": { names: ["export-survey-results"], holdsPeople: true, aboutOne: false },
  "export-nps-results": { names: ["export-nps-results"], holdsPeople: true, aboutOne: false },
  "import-content": { names: ["import-content"], holdsPeople: false, aboutOne: false },
  "copy-guide": { names: ["copy-guide"], holdsPeople: false, aboutOne: false },
  "fetch-help-centre": { names: ["fetch-help-centre"], holdsPeople: false, aboutOne: false },
} as const satisfies Record<string, Facts>;
export type TaskName = keyof typeof FACTS;

export const TASK_NAMES = Object.keys(FACTS) as TaskName[];

/** The types with a trait. */
export const typesThat = (trait: "holdsPeople" | "aboutOne") => TASK_NAMES.filter((type) => FACTS[type][trait]);

/** The type that a name on the wire means; null for an unknown one. */
export function taskNamed(name: string): TaskName | null {
  return TASK_NAMES.find((type) => (FACTS[type].names as readonly string[]).includes(name)) ?? null;
}
