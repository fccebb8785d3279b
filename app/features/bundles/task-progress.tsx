import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownTask } from "#app/features/tasks/shown-task.server.ts";
import { TaskList } from "#app/features/tasks/task-list.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./task-progress.module.css";

type Props = { title: string; task: ShownTask; mayCancel: boolean; children?: ReactNode };

/** How far a task is that was started on a screen of guides, and what came of it. */
export function TaskProgress({ title, task, mayCancel, children }: Props) {
  const { t } = useTranslation(["bundles", "manage", "tasks"]);
  const paths = usePaths();
  const { pathname } = useLocation();
  const lead = task.isEnded ? undefined : (
    <>
      {t("progress_lead")} <Link to={paths.processes()}>{t("to_processes")}</Link>
    </>
  );
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={[{ label: t("manage:guides"), to: paths.guides() }]} />
      <TaskList tasks={[task]} mayCancel={mayCancel} />
      {children}
      <p className={styles.next}>
        {!task.isEnded && <ButtonLink to={pathname}>{t("tasks:reload")}</ButtonLink>}{" "}
        <ButtonLink to={paths.guides()}>{t("to_guides")}</ButtonLink>
      </p>
    </>
  );
}
