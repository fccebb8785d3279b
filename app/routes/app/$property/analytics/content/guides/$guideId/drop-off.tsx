import { useTranslation } from "react-i18next";
import { useFigureText } from "#app/features/report/figure-text.ts";
import styles from "#app/features/report/report.module.css";
import { ShareBar } from "#app/features/report/share-bar.tsx";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";

type Step = { step: string; position: number | null; title: string; shown: number; done: number; failed: number };

/** How far people get: one row per step of the live version, then removed steps. */
export function DropOff({ steps, moreGone, starts }: { steps: Step[]; moreGone: number; starts: number }) {
  const { t } = useTranslation("analytics");
  const text = useFigureText();
  const nameOf = ({ title, step, position }: Step) => title || (position === null ? `${step} (${t("gone")})` : step);
  const columns: Column<Step>[] = [
    {
      key: "step",
      label: t("step"),
      cell: (step) => (
        <>
          {step.position !== null && <span className={styles.place}>{step.position} </span>}
          <bdi>{nameOf(step)}</bdi>
        </>
      ),
    },
    { key: "shown", label: t("shown"), number: true, cell: ({ shown }) => text.count(shown) },
    { key: "share", label: t("share"), cell: ({ shown }) => <ShareBar share={starts > 0 ? Math.min(1, shown / starts) : null} /> },
    { key: "done", label: t("done"), number: true, cell: ({ done }) => text.count(done) },
    { key: "failed", label: t("failed"), number: true, cell: ({ failed }) => text.count(failed) },
  ];
  return (
    <div className={styles.block}>
      <h2 id="drop-off">{t("drop_off")}</h2>
      <p className={styles.definition}>{t("drop_off_definition", { count: starts, n: text.count(starts) })}</p>
      <DataTable caption={t("drop_off")} columns={columns} rows={steps} keyOf={({ step }) => step} />
      {moreGone > 0 && <p className={styles.definition}>{t("more_gone", { count: moreGone, n: text.count(moreGone) })}</p>}
    </div>
  );
}
