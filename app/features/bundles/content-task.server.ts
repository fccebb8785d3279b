import { getTask } from "#app/api/tasks.server.ts";
import type { TaskName } from "#app/domain/tasks/task.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { shownTask } from "#app/features/tasks/shown-task.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

/** A task of a type and of the property that is looked at. @throws Response 404 for any other */
export async function contentTask(viewer: Viewer, type: TaskName, id: string) {
  const task = await getTask(viewer, id);
  if (task.type !== type || task.propertyId !== viewer.propertyId) throw new Response(null, { status: 404, statusText: "Not Found" });
  return task;
}

/** The same for its screen. */
export async function shownContentTask(viewer: Viewer, type: TaskName, id: string) {
  const [task, moments] = await Promise.all([contentTask(viewer, type, id), momentsOf(viewer)]);
  return shownTask(moments, task);
}
