import type { LoaderFunctionArgs } from "@remix-run/node";
import { listTasks } from "#app/api/tasks.server.ts";
import { isTaskId } from "#app/domain/tasks/task.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** As many as one call answers. */
const MOST = 100;

/** How far the tasks in the address are, for the poll of the list: as small as can be. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "processes");
  const asked = new URL(args.request.url).searchParams.getAll("task");
  const ids = asked.filter(isTaskId).slice(0, MOST);
  const { data } = ids.length > 0 ? await listTasks(viewer, { ids: ids.join(","), limit: MOST }) : { data: [] };
  const tasks = data.map(({ id, status, stage, done, total, isStopping }) => ({ id, status, stage, done, total, isStopping }));
  return Response.json({ tasks }, { headers: { "cache-control": "no-store" } });
}
