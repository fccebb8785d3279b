import { useTranslation } from "react-i18next";
import type { TaskStatus } from "#app/domain/tasks/task.ts";
import type { ShownTask } from "./shown-task.server.ts";

/** How far a task is, as the poll answers it. */
export type Reached = Pick<ShownTask, "status" | "stage" | "done" | "total">;

/** Figures of results that are told only where there are any. */
const EXCEPTIONS = ["unreadFrom", "notTaken", "archived"];

/** What screens say of tasks. */
export function useTaskTexts() {
  const { t, i18n } = useTranslation("tasks");
  const count = (value: number) => value.toLocaleString(i18n.language);
  const key = ({ name }: Pick<ShownTask, "name">) => name?.replaceAll("-", "_");
  return {
    title(task: Pick<ShownTask, "name" | "type"> & Partial<Pick<ShownTask, "fileName" | "subject" | "isOfCompany">>): string {
      const isExport = task.name === "export-users";
      const named = isExport && task.isOfCompany ? t("type_export_users_of_company") : task.name && t(`type_${key(task)}`);
      const what = named ?? task.type;
      const about = task.fileName ?? (isExport && task.subject ? t("searched", { text: task.subject }) : task.subject);
      return about ? t("title_of", { what, about }) : what;
    },
    status: (status: TaskStatus, isStopping = false) =>
      isStopping && status === "in progress" ? t("status_stopping") : t(`status_${status.replace(" ", "_")}`),
    /** How far it is, in words. */
    reached({ stage, done, total }: Reached): string {
      const what = stage === null ? "" : t(`stage_${stage}`);
      const figures = total === null ? (done > 0 ? count(done) : "") : t("done_of", { done: count(done), total: count(total) });
      return [what, figures].filter(Boolean).join(": ");
    },
    /** What came of it, or why it failed. */
    outcome(task: Pick<ShownTask, "name" | "status" | "error" | "figures" | "isFileRemoved">): string {
      const values = Object.fromEntries(
        Object.entries(task.figures).map(([name, value]) => [name, typeof value === "number" ? count(value) : value]),
      );
      if (task.status === "failed") return t(`error_${task.error ?? "task_error"}`, values);
      if (task.status !== "done" || !task.name) return "";
      const exceptions = EXCEPTIONS.filter((name) => task.figures[name]).map((name) => t(`exception_${name}`, values));
      const removed = task.isFileRemoved ? [t("file_removed")] : [];
      // Without its file nothing has come of an export.
      const result = removed.length > 0 && task.name !== "import-users" ? [] : [t(`result_${key(task)}`, values)];
      return [...result, ...exceptions, ...removed].join(" · ");
    },
    /** What cancelling it means. */
    cancelText: ({ status }: Pick<ShownTask, "status">) => t(status === "in progress" ? "cancel_text" : "cancel_unbegun_text"),
    file: (fileType: string) => (fileType === "refused" ? t("download_refused") : t("download")),
    byAt: ({ by, moment }: Pick<ShownTask, "by" | "moment">) => (by === null ? moment : t("by_at", { name: by, moment })),
  };
}

/** Percent done; null while nobody knows. */
export function percentOf({ done, total }: Reached): number | null {
  return total === null || total === 0 ? null : Math.floor((100 * done) / total);
}
