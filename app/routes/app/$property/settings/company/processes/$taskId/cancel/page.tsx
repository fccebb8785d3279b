import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { cancelTask, getTask } from "#app/api/tasks.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { shownTask } from "#app/features/tasks/shown-task.server.ts";
import { useTaskTexts } from "#app/features/tasks/task-texts.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "processes");
  const [found, moments] = await Promise.all([getTask(viewer, args.params.taskId ?? ""), momentsOf(viewer)]);
  const task = shownTask(moments, found);
  // What has ended cannot be asked about; the list says what came of it.
  if (task.isEnded) throw redirect(viewer.paths.processes());
  return { title: viewer.text("tasks:cancel_page"), task };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "processes");
  await readForm(args.request, { fields: [] }, viewer);
  const done = await attempt(cancelTask(viewer, args.params.taskId ?? ""));
  if (!done.ok) return refusal(done.failure, {});
  return redirectWithToast(viewer.paths.processes(), done.answer.isStopping ? "task_stopping" : "task_cancelled");
}

export const meta = screenMeta;

export default function CancelProcessScreen() {
  const { task } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("tasks");
  const texts = useTaskTexts();
  return (
    <ConfirmPage
      title={t("cancel_title", { task: texts.title(task) })}
      text={texts.cancelText(task)}
      confirm={t("cancel_task")}
      keep={t("cancel_keep")}
      tone="danger"
      back={{ label: t("title"), to: usePaths().processes() }}
      failure={failure}
    />
  );
}
