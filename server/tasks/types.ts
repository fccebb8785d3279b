import type { TaskName } from "#app/domain/tasks/task.ts";
import { copyGuide } from "./copy-guide.ts";
import { erasePerson } from "./erase-person.ts";
import { exportContent } from "./export-content.ts";
import { exportPerson } from "./export-person.ts";
import { exportResults } from "./export-results.ts";
import { exportUsers } from "./export-users.ts";
import { fetchHelpCentre } from "./fetch-help-centre.ts";
import { importContent } from "./import-content.ts";
import { importUsers } from "./import-users.ts";
import { inviteUsers } from "./invite-users.ts";
import type { TaskType } from "./task-type.ts";

/** Every type of task by its name on the wire (specification 2, section 3: Background task). */
export const TASK_TYPES: Record<TaskName, TaskType> = {
  "import-users": importUsers,
  "export-users": exportUsers,
  "invite-users": inviteUsers,
  "export-person": exportPerson,
  "erase-person": erasePerson,
  "export-content": exportContent,
  "export-survey-results": exportResults("survey"),
  "export-nps-results": exportResults("nps"),
  "import-content": importContent,
  "copy-guide": copyGuide,
  "fetch-help-centre": fetchHelpCentre,
};
