import { useEffect, useRef, useState } from "react";

/**
 * What to say of tasks, or of what they are for, whose status has changed since the page was loaded, such as when they end: for a status
 * region, which readers of screens hear. How far a task is changes too often to be read out.
 */
export function useChanges<Task extends { id: string | number; status: string }>(tasks: Task[], textOf: (task: Task) => string): string {
  const known = useRef(new Map(tasks.map(({ id, status }) => [id, status])));
  const [said, say] = useState("");
  useEffect(() => {
    const changed = tasks.filter(({ id, status }) => known.current.has(id) && known.current.get(id) !== status);
    known.current = new Map(tasks.map(({ id, status }) => [id, status]));
    if (changed.length > 0) say(changed.map(textOf).join(" "));
  }, [tasks, textOf]);
  return said;
}
