import type { LoaderFunctionArgs } from "@remix-run/node";
import { listTasks } from "#app/api/tasks.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** How far the newest tasks are, for the poll of the list: as small as can be. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "processes");
  const asked = new URL(args.request.url).searchParams.getAll("task");
  const { data } = await listTasks(viewer, { limit: 100 });
  const tasks = data
    .filter(({ id }) => asked.includes(id))
    .map(({ id, status, stage, done, total, isStopping }) => ({ id, status, stage, done, total, isStopping }));
  return Response.json({ tasks }, { headers: { "cache-control": "no-store" } });
}
