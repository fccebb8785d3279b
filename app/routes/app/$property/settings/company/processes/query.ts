import { TASK_NAMES, TASK_STATUSES } from "#app/domain/tasks/task.ts";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";

/** What the address of the list asks for; choices that there are not count as none. */
export function readQuery(query: URLSearchParams) {
  const choices = choicesOf(query);
  return {
    type: choices.oneOf("type", TASK_NAMES, undefined),
    status: choices.oneOf("status", TASK_STATUSES, undefined),
    ...pageIn(choices),
  };
}
