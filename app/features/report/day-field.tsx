import { useId } from "react";
import { useTranslation } from "react-i18next";
import { MOST_REPORT_DAYS } from "#app/domain/analytics/report-range.ts";
import type { AddressProblem } from "./filters.ts";
import styles from "./report.module.css";

type Props = { name: "from" | "to"; value: string; problems: AddressProblem[] };

/** One end of a report's range, with what is wrong about it. */
export function DayField({ name, value, problems }: Props) {
  const { t } = useTranslation("analytics");
  const id = useId();
  const problem = problems.find((each) => each.name === name);
  const texts: Record<string, string> = {
    range_error_order: t("range_order"),
    range_error_long: t("range_long", { n: MOST_REPORT_DAYS }),
  };
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t(name)}</label>
      <input
        id={id}
        type="date"
        name={name}
        defaultValue={value}
        key={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
      />
      {problem && (
        <p id={`${id}-error`} className={styles.error}>
          {texts[problem.code] ?? t("day_invalid", { value: problem.value })}
        </p>
      )}
    </div>
  );
}
