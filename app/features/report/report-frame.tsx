import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayWriter } from "#app/i18n/day-text.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { type AskedRange, RangeForm } from "./range-form.tsx";
import styles from "./report.module.css";

export type PrintedLimits = Record<string, string | undefined>;
type Props = {
  title: ReactNode;
  lead?: string;
  crumbs?: Crumb[];
  /** Actions on the report as a whole. */
  actions?: ReactNode;
  asked: AskedRange;
  /** More fields of the filter form. */
  fields?: ReactNode;
  /** What else the report is limited to, in words, each under the name of its field: two may say the same. */
  limits?: PrintedLimits;
  /** What it shows has no figures of an earlier period. */
  withoutComparison?: boolean;
  children: ReactNode;
};

/** The frame of every report: its title, its filter form and its sections. */
export function ReportFrame({ title, lead, crumbs, actions, asked, fields, limits, withoutComparison, children }: Props) {
  const { t, i18n } = useTranslation("analytics");
  const dayText = dayWriter(i18n.language);
  const { report, lang } = asked;
  const period = t("printed_period", { from: dayText(report.from), to: dayText(report.to) });
  const printed = Object.entries({ period, lang: lang && languageName(lang, i18n.language), ...limits }).filter(([, limit]) => limit);
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={crumbs}>
        {actions}
      </PageHeader>
      <RangeForm asked={asked} withoutComparison={withoutComparison}>
        {fields}
      </RangeForm>
      {/* Paper has no fields that say it. */}
      <p className="print-only">
        {printed.map(([name, limit], index) => (
          <bdi key={name}>{index > 0 ? ` · ${limit}` : limit}</bdi>
        ))}
      </p>
      <div className={styles.sections}>{children}</div>
    </>
  );
}
