import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { getImport, startImport } from "#app/api/imports.server.ts";
import { countInvitable, knownAttributes } from "#app/api/people.server.ts";
import { getTask } from "#app/api/tasks.server.ts";
import { isCompanyWide } from "#app/domain/access/roles.ts";
import { MOST_COUNTED } from "#app/domain/users/person-limits.ts";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { useCountText } from "#app/features/people/count-text.ts";
import { peopleIn } from "#app/features/people/place.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { shownTask } from "#app/features/tasks/shown-task.server.ts";
import { TaskChanges } from "#app/features/tasks/task-changes.tsx";
import { TaskList } from "#app/features/tasks/task-list.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { mappingOf, nameOf } from "./mapping.ts";
import { MappingForm } from "./mapping-form.tsx";
import { refusedMapping } from "./refused-mapping.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const { reader } = await peopleIn("company", viewer);
  const [task, moments] = await Promise.all([importTask(viewer, args.params.taskId ?? ""), momentsOf(viewer)]);
  const prepared = task.status === "prepared" ? await getImport(viewer, task.id) : null;
  return {
    title: viewer.text("imports:title"),
    task: shownTask(moments, task),
    prepared: prepared?.details ?? null,
    attributes: prepared ? await knownAttributes(reader, "company") : [],
    mayRestore: viewer.may("edit", "attribute"),
    mayCancel: viewer.may("edit", "processes"),
    /** How many of those who came with it can still be invited. */
    invitable: task.status === "done" ? (await countInvitable(reader, { job: task.id })).invitable : 0,
    seesAll: isCompanyWide(viewer.role),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "company-user");
  const task = await importTask(viewer, args.params.taskId ?? "");
  const here = viewer.paths.importOf(task.id);
  // Started before, by another tab or by this one: the page says how far it is.
  if (task.status !== "prepared") return redirect(here);
  const { columns } = (await getImport(viewer, task.id)).details;
  const form = await readForm(args.request, { fields: columns.map(nameOf) }, viewer);
  const mapping = mappingOf(columns, (name) => form.get(name));
  const started = await attempt(startImport(viewer, task.id, mapping, viewer.language));
  return started.ok ? redirect(here) : refusedMapping(started.failure, form, columns, mapping);
}

/** An import of the company. @throws Response 404 for any other task */
async function importTask(viewer: Viewer, id: string) {
  const task = await getTask(viewer, id);
  if (task.type !== "import-users") throw new Response(null, { status: 404 });
  return task;
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function ImportScreen() {
  const { title, task, prepared, attributes, mayRestore, mayCancel, invitable, seesAll } = useLoaderData<typeof loader>();
  const answer = useFormAnswer();
  const { t, i18n } = useTranslation("imports");
  const paths = usePaths();
  const n = useCountText()(invitable);
  const { created = 0, archived = 0 } = task.figures;
  const progress = (
    <>
      {t("progress_lead")} <Link to={paths.processes()}>{t("to_processes")}</Link>
    </>
  );
  const lead = prepared ? t("mapping_lead") : task.isEnded ? undefined : progress;
  const restoreAt = (id: number) => (mayRestore ? paths.restoreAttribute("company", id, paths.importOf(task.id)) : null);
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={[{ label: t("users:company_users"), to: paths.people("company") }]} />
      <TaskChanges tasks={[task]} />
      {prepared ? (
        <MappingForm
          file={{ ...prepared, name: task.fileName }}
          columns={prepared.columns}
          attributes={attributes}
          restoreAt={restoreAt}
          answer={answer}
        />
      ) : (
        <>
          <TaskList tasks={[task]} mayCancel={mayCancel} />
          {!seesAll && Number(created) > 0 && <p>{t("only_seen_after")}</p>}
          {invitable > MOST_COUNTED && <p>{t("users:invite_portion", { n: MOST_COUNTED.toLocaleString(i18n.language) })}</p>}
          <p>
            {invitable > 0 && (
              <ButtonLink to={paths.invitePeople({ job: task.id })} tone="primary">
                {t("invite", { count: invitable, n })}
              </ButtonLink>
            )}{" "}
            {task.status === "done" && Number(archived) > 0 && (
              <ButtonLink to={paths.people("company", { status: "archived" })}>{t("to_archived")}</ButtonLink>
            )}{" "}
            <ButtonLink to={paths.importOf(task.id)}>{t("tasks:reload")}</ButtonLink>{" "}
            <ButtonLink to={paths.people("company")}>{t("to_users")}</ButtonLink>
          </p>
        </>
      )}
    </>
  );
}
