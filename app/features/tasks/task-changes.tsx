import type { ShownTask } from "./shown-task.server.ts";
import { useTaskTexts } from "./task-texts.ts";
import { useChanges } from "./use-changes.ts";

/**
 * Reads out what becomes of tasks while their page is open. It stands on the page before their list does: a task may have ended by the time
 * that the list comes.
 */
export function TaskChanges({ tasks }: { tasks: ShownTask[] }) {
  const texts = useTaskTexts();
  const changes = useChanges(tasks, (task) =>
    [`${texts.title(task)}: ${texts.status(task.status)}.`, texts.outcome(task)].filter(Boolean).join(" "),
  );
  return (
    <p className="visually-hidden" role="status">
      {changes}
    </p>
  );
}
