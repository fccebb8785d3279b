import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmLink } from "#app/features/confirm/confirm-link.tsx";
import { pathsOf } from "#app/paths/paths-of.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { TaskRow } from "#app/ui/composed/task-row/task-row.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Download } from "#app/ui/primitives/icon/icons.ts";
import type { ShownTask } from "./shown-task.server.ts";
import styles from "./task-list.module.css";
import { percentOf, useTaskTexts } from "./task-texts.ts";
import { useProgress } from "./use-progress.ts";

const STATES = {
  prepared: "waiting",
  waiting: "waiting",
  "in progress": "running",
  done: "done",
  failed: "failed",
  cancelled: "waiting",
} as const;

/** Background tasks, newest first: how far each is, what came of it, and what can be done with it. */
export function TaskList({ tasks, mayCancel }: { tasks: ShownTask[]; mayCancel: boolean }) {
  const { t } = useTranslation("tasks");
  const texts = useTaskTexts();
  const paths = usePaths();
  const shown = useProgress(tasks);
  const { pathname } = useLocation();
  /** Where more is told of a task than in a list of all. */
  const pageOf = ({ name, id, propertyId }: ShownTask) => {
    const own = propertyId === null ? paths : pathsOf(propertyId);
    if (name === "import-users") return paths.importOf(id);
    if (name === "import-content") return own.importOfContent(id);
    return name === "copy-guide" ? own.copyOfGuide(id) : undefined;
  };
  const otherPageOf = (task: ShownTask) => (pageOf(task) === pathname ? undefined : pageOf(task));
  return (
    <ul className={styles.tasks}>
      {shown.map((task) => (
        <li key={task.id}>
          <TaskRow
            title={texts.title(task)}
            to={otherPageOf(task)}
            state={STATES[task.status]}
            stateText={texts.status(task.status, task.isStopping)}
            percent={percentOf(task)}
            detail={[texts.outcome(task) || texts.reached(task), texts.byAt(task)].filter(Boolean).join(" · ")}
          >
            {task.status === "prepared" && pageOf(task) && (
              <ButtonLink to={pageOf(task) ?? ""} size="small">
                {t("go_on")}
              </ButtonLink>
            )}
            {task.files.map((file) => (
              <ButtonLink key={file.id} to={paths.processFile(task.id, file.fileType, task.type)} size="small" download>
                <Download size={16} />
                {texts.file(file.fileType)} <span className="visually-hidden">{texts.title(task)}</span>
              </ButtonLink>
            ))}
            {!task.isEnded && !task.isStopping && mayCancel && (
              <ConfirmLink
                to={paths.cancelProcess(task.id)}
                title={t("cancel_title", { task: texts.title(task) })}
                text={texts.cancelText(task)}
                confirm={t("cancel_task")}
                keep={t("cancel_keep")}
                look={{ size: "small" }}
              />
            )}
          </TaskRow>
        </li>
      ))}
    </ul>
  );
}
