import { useTranslation } from "react-i18next";
import { CLOSED_BY } from "#app/domain/analytics/message-figures.ts";
import { useFigureText } from "#app/features/report/figure-text.ts";
import styles from "#app/features/report/report.module.css";
import { ShareBar } from "#app/features/report/share-bar.tsx";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import type { Results } from "./result.server.ts";

type Row = { how: (typeof CLOSED_BY)[number]; count: number };

/**
 * How a message was sent away: those who close it, put it off or never want it again say different things. Only what is shown in the application can
 * be sent away, so that the shares are of these showings.
 */
export function SentAway({ of: { closedBy, byWay, totals } }: { of: Results["report"] }) {
  const { t } = useTranslation("results");
  const text = useFigureText();
  if (totals.closed === 0) return null;
  const { shown } = byWay.find(({ way }) => way === "application") ?? totals;
  const columns: Column<Row>[] = [
    { key: "how", label: t("sent_away"), cell: ({ how }) => t(`closed_by_${how}`) },
    { key: "count", label: t("times"), number: true, cell: ({ count }) => text.count(count) },
    { key: "share", label: t("share_in_application"), cell: ({ count }) => <ShareBar share={shown > 0 ? count / shown : null} /> },
  ];
  return (
    <section className={styles.block}>
      <h2>{t("sent_away_title")}</h2>
      <DataTable
        caption={t("sent_away_title")}
        columns={columns}
        rows={CLOSED_BY.map((how) => ({ how, count: closedBy[how] }))}
        keyOf={({ how }) => how}
      />
    </section>
  );
}
