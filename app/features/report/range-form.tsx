import { useLocation } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_REPORT_DAYS } from "#app/domain/analytics/report-range.ts";
import type { AddressProblem } from "#app/features/list/address-problem.ts";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { dayWriter } from "#app/i18n/day-text.ts";
import { languageName } from "#app/i18n/language-name.ts";
import { withoutDrawer } from "#app/ui/enhance/drawer-query.ts";
import { useFieldsMadeAnew } from "#app/ui/enhance/use-fields-made-anew.ts";
import { DateRangeField } from "#app/ui/fields/date-range-field/date-range-field.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { PRESETS, shownDays } from "./filters.ts";
import styles from "./report.module.css";

type Days = { from: string; to: string };

export type AskedRange = {
  /** The range that was reported on, and the available languages. */
  report: Days & { languages: string[] };
  /** A preset, or that both days were chosen by hand. */
  range: string;
  /** The values of the two fields: the same days, or what was typed if that is not a valid range. */
  typed: Days;
  problems: AddressProblem[];
  lang: string | undefined;
  compare: string | undefined;
};

/** The errors that a day's field can show. */
const ERRORS: Record<string, string> = { range_error_order: "range_order", range_error_long: "range_long" };

type Props = { asked: AskedRange; withoutComparison?: boolean; children?: ReactNode };

/** Range, language and any other filters of a report: a GET form, so that every view has an address. */
export function RangeForm({ asked, withoutComparison, children }: Props) {
  const { report, range, typed, problems, lang, compare } = asked;
  const { t, i18n } = useTranslation("analytics");
  const { pathname, search } = useLocation();
  const { key, watch } = useFieldsMadeAnew(withoutDrawer(search));
  const dayText = dayWriter(i18n.language);
  const ofRange = problems.filter(({ name }) => name === "from" || name === "to");
  // A date field cannot show an invalid day, so that is reported above it.
  const told = problems.filter((problem) => !ofRange.includes(problem) || !(problem.code in ERRORS));
  const dayField = (name: "from" | "to") => {
    const problem = ofRange.find((each) => each.name === name);
    const errors = problem && [`analytics:${ERRORS[problem.code] ?? "day_invalid"}`];
    return plainField(name, { initialValue: typed[name], errors, maxLength: MOST_REPORT_DAYS });
  };
  const presets = PRESETS.map((value) => ({ value, label: t("last_days", { count: Number(value) }) }));
  const languages = report.languages.map((value) => ({ value, label: languageName(value, i18n.language) }));
  return (
    <div className={styles.asked}>
      <UnknownParts problems={told} />
      <Form className={styles.filters} action={pathname} role="search" aria-label={t("filters")} preventScrollReset {...watch}>
        {/* The button stays where the fields are made anew, and keeps the focus. */}
        <Fragment key={key}>
          <div className={styles.range}>
            <DateRangeField
              field={plainField("range", { initialValue: range })}
              from={dayField("from")}
              to={dayField("to")}
              compare={withoutComparison ? undefined : plainField("compare", { initialValue: compare })}
              label={t("period")}
              presets={presets}
            />
            <input type="hidden" name="shown" value={shownDays(typed)} />
          </div>
          {languages.length > 1 && (
            <SelectField
              field={plainField("lang", { initialValue: lang })}
              label={t("language")}
              options={[{ value: "", label: t("all_languages") }, ...languages]}
            />
          )}
          {children}
        </Fragment>
        <Button>{t("common:apply")}</Button>
      </Form>
      {ofRange.length > 0 && (
        <p className={styles.definition}>{t("range_instead", { from: dayText(report.from), to: dayText(report.to) })}</p>
      )}
    </div>
  );
}
