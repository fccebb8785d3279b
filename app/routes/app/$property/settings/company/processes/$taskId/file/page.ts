import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { attempt } from "#app/api/failure.ts";
import { fetchTaskFile } from "#app/api/tasks.server.ts";
import { requireView } from "#app/session/viewer.server.ts";

/** A file of a task. Where it cannot be had, as after 30 days, it leads to the list, which says what there is. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "processes");
  const { searchParams } = new URL(args.request.url);
  const asked = { fileType: searchParams.get("type") ?? "", jobType: searchParams.get("of") ?? "" };
  const file = await attempt(fetchTaskFile(viewer, args.params.taskId ?? "", asked));
  return file.ok ? file.answer : redirect(viewer.paths.processes());
}
