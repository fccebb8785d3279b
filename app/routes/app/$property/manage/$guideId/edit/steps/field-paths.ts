import { EDITOR_NAMES } from "#app/features/history/editor-names.ts";

/** The names of a condition's fields when it only locks Next. */
const LOCKS: Record<string, string> = { nextIf: "lockIf", forcevalue: "lockValue" };

/** The name of the control for a path below a step, by how people continue from it. */
export function fieldOfStep(path: string, nextWhen?: string): string {
  if (path.startsWith("selectors.")) return "selectors";
  if (path === "skipIf") return "skipSelector";
  return EDITOR_NAMES[path] ?? (nextWhen === "button" ? LOCKS[path] : undefined) ?? path;
}

/**
 * The name of the control for a path of the whole call. Fields of the selected step have controls; those of other steps get names of their
 * own, `steps.{index}.{field}`, which the error summary links to that step.
 */
export function fieldOfCall(path: string, selected: number, nextWhen?: string): string {
  const match = /^steps\.(\d+)\.(.+)$/.exec(path);
  if (!match?.[1] || !match[2]) return path;
  return Number(match[1]) === selected ? fieldOfStep(match[2], nextWhen) : `steps.${match[1]}.${fieldOfStep(match[2])}`;
}
