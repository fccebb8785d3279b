import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { bundlePlan, bundleReport, startBundle } from "#app/api/bundles.server.ts";
import { attempt } from "#app/api/failure.ts";
import { cancelTask } from "#app/api/tasks.server.ts";
import { BUNDLE_KINDS, IMPORT_STATES } from "#app/domain/bundles/bundle.ts";
import { contentTask } from "#app/features/bundles/content-task.server.ts";
import { TaskProgress } from "#app/features/bundles/task-progress.tsx";
import { choicesOf } from "#app/features/list/address-problem.ts";
import { pageIn } from "#app/features/list/list-query.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { shownTask } from "#app/features/tasks/shown-task.server.ts";
import { TaskChanges } from "#app/features/tasks/task-changes.tsx";
import { languageName } from "#app/i18n/language-name.ts";
import type { Moments } from "#app/i18n/moment.server.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { NotesTable } from "./+parts/notes-table.tsx";
import styles from "./+parts/plan.module.css";
import { PlanScreen } from "./+parts/plan-screen.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const [task, moments] = await Promise.all([contentTask(viewer, "import-content", args.params.taskId ?? ""), momentsOf(viewer)]);
  const query = readQuery(args.request);
  return {
    title: viewer.text("bundles:import_title"),
    task: shownTask(moments, task),
    query,
    plan: task.status === "prepared" ? await shownPlan(viewer, moments, task.id, query) : null,
    report: task.status === "prepared" ? null : await bundleReport(viewer, task.id, { page: query.page, limit: query.limit }),
    mayCancel: viewer.may("edit", "processes"),
  };
}

function readQuery(request: Request) {
  const choices = choicesOf(new URL(request.url).searchParams);
  return {
    kind: choices.oneOf("kind", BUNDLE_KINDS, undefined),
    state: choices.oneOf("state", IMPORT_STATES, undefined),
    ...pageIn(choices),
  };
}

async function shownPlan(viewer: Viewer, { shownMoment }: Moments, job: string, query: ReturnType<typeof readQuery>) {
  const { createdAt, leftLanguages, ...plan } = await bundlePlan(viewer, job, query);
  return {
    ...plan,
    when: shownMoment(createdAt),
    leftLanguages: leftLanguages.map((key) => languageName(key, viewer.language)),
  };
}

/** Starts the import as it was looked at, or gives it up: what is prepared takes room of the company. */
export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "guides");
  const form = await readForm(args.request, { fields: ["publish", "atOnce", "act"] }, viewer);
  const job = args.params.taskId ?? "";
  const options = { publish: form.get("publish") === "on", atOnce: form.get("atOnce") === "on" };
  if (form.get("act") === "cancel") {
    const cancelled = await attempt(cancelTask(viewer, (await contentTask(viewer, "import-content", job)).id));
    // Ended before, by another tab or by a newer upload: that is as good.
    if (cancelled.ok || cancelled.failure.code === "task_ended") return redirect(viewer.paths.guides());
    return refusal(cancelled.failure, { options });
  }
  const started = await attempt(startBundle(viewer, job, options));
  // Started before, by another tab or by this one: the page says how far it is.
  if (started.ok || started.failure.code === "bundle_started") return redirect(viewer.paths.importOfContent(job));
  return refusal(started.failure, { options });
}

export const meta = screenMeta;

export default function ImportOfContentScreen() {
  const { title, task, plan, report, query, mayCancel } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("bundles");
  const paths = usePaths();
  const notes = report?.notes ?? [];
  const planned = plan && <PlanScreen title={title} plan={plan} query={query} failure={failure ?? null} />;
  const reported = (
    <TaskProgress title={title} task={task} mayCancel={mayCancel}>
      {notes.length > 0 && (
        <section className={styles.items} aria-labelledby="notes">
          <h2 id="notes">{t("notes")}</h2>
          <NotesTable notes={notes} />
          <Pager
            page={query.page}
            size={query.limit}
            total={report?.pagination.total ?? 0}
            addressOf={(change) => paths.importOfContent(task.id, change)}
          />
        </section>
      )}
      {task.status === "done" && notes.length === 0 && <p>{t("nothing_left_out")}</p>}
    </TaskProgress>
  );
  return (
    <>
      <TaskChanges tasks={[task]} />
      {planned ?? reported}
    </>
  );
}
