import type { ReactNode } from "react";
import { type Crumb, PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { type AskedRange, RangeForm } from "./range-form.tsx";
import styles from "./report.module.css";

type Props = {
  title: ReactNode;
  lead?: string;
  crumbs?: Crumb[];
  /** Actions on the report as a whole. */
  actions?: ReactNode;
  asked: AskedRange;
  /** More fields of the filter form. */
  fields?: ReactNode;
  /** What it shows has no figures of an earlier period. */
  withoutComparison?: boolean;
  children: ReactNode;
};

/** The frame of every report: its title, its filter form and its sections. */
export function ReportFrame({ title, lead, crumbs, actions, asked, fields, withoutComparison, children }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} crumbs={crumbs}>
        {actions}
      </PageHeader>
      <RangeForm asked={asked} withoutComparison={withoutComparison}>
        {fields}
      </RangeForm>
      <div className={styles.sections}>{children}</div>
    </>
  );
}
