import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { shownContentTask } from "#app/features/bundles/content-task.server.ts";
import { TaskProgress } from "#app/features/bundles/task-progress.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { TaskChanges } from "#app/features/tasks/task-changes.tsx";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  return {
    title: viewer.text("bundles:export_title"),
    task: await shownContentTask(viewer, "export-content", args.params.taskId ?? ""),
    mayCancel: viewer.may("edit", "processes"),
  };
}

export const meta = screenMeta;

export default function ExportProgressScreen() {
  const shown = useLoaderData<typeof loader>();
  return (
    <>
      <TaskChanges tasks={[shown.task]} />
      <TaskProgress {...shown} />
    </>
  );
}
