import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listTasks } from "#app/api/tasks.server.ts";
import { momentsOf } from "#app/features/moments.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { shownTask } from "#app/features/tasks/shown-task.server.ts";
import { TaskChanges } from "#app/features/tasks/task-changes.tsx";
import { TaskList } from "#app/features/tasks/task-list.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { ProcessFilters } from "./+parts/process-filters.tsx";
import { readQuery } from "./query.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "processes");
  const query = readQuery(new URL(args.request.url).searchParams);
  const [{ data, pagination }, moments] = await Promise.all([listTasks(viewer, query), momentsOf(viewer)]);
  if (data.length === 0 && query.page > 1) throw redirect(viewer.paths.processes({ ...query, page: 1 }));
  return {
    title: viewer.text("tasks:title"),
    query,
    total: pagination.total,
    tasks: data.map((task) => shownTask(moments, task)),
    mayCancel: viewer.may("edit", "processes"),
  };
}

export const meta = screenMeta;

export default function ProcessesScreen() {
  const { query, total, tasks, mayCancel } = useLoaderData<typeof loader>();
  const { t } = useTranslation("tasks");
  const { pathname, search } = useLocation();
  const paths = usePaths();
  const filtered = query.type !== undefined || query.status !== undefined;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")}>
        <ButtonLink to={pathname + search}>{t("reload")}</ButtonLink>
      </PageHeader>
      {(filtered || total > 0) && <ProcessFilters {...query} />}
      <TaskChanges tasks={tasks} />
      {tasks.length > 0 && <TaskList tasks={tasks} mayCancel={mayCancel} />}
      {tasks.length === 0 &&
        (filtered ? (
          <EmptyState title={t("nothing_found")} text={t("nothing_found_text")}>
            <ButtonLink to={paths.processes()}>{t("clear_filters")}</ButtonLink>
          </EmptyState>
        ) : (
          <EmptyState title={t("nothing_yet")} text={t("nothing_yet_text")} />
        ))}
      <Pager page={query.page} size={query.limit} total={total} addressOf={(change) => paths.processes({ ...query, ...change })} />
    </>
  );
}
