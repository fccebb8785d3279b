import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayWriter } from "#app/i18n/day-text.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { DayField } from "./day-field.tsx";
import { type AddressProblem, daysBefore } from "./filters.ts";
import { languageName } from "./language-name.ts";
import styles from "./report.module.css";

type Range = { from: string; to: string };
type Props = {
  /** What was reported on. */
  range: Range;
  /** What stands in the two fields: the same, or what was typed where that is no range. */
  typed: Range;
  problems: AddressProblem[];
  lang: string | undefined;
  languages: string[];
  addressOf: (range: Range) => string;
  children?: ReactNode;
};

/** Range, language and what else a report filters by: a GET form, so that every view has an address. */
export function RangeForm({ range, typed, problems, lang, languages, addressOf, children }: Props) {
  const { t, i18n } = useTranslation("analytics");
  const dayText = dayWriter(i18n.language);
  const others = problems.filter(({ name }) => name !== "from" && name !== "to");
  return (
    <>
      {others.length > 0 && (
        <Notice status="error" title={t("address_unknown", { parts: others.map(({ name, value }) => `${name}=${value}`).join(", ") })} />
      )}
      <Form className={styles.filters} role="search" aria-label={t("filters")}>
        <DayField name="from" value={typed.from} problems={problems} />
        <DayField name="to" value={typed.to} problems={problems} />
        <label className={styles.filter}>
          {t("language")}
          <select name="lang" defaultValue={lang ?? ""}>
            <option value="">{t("all_languages")}</option>
            {languages.map((key) => (
              <option key={key} value={key}>
                {languageName(key, i18n.language)}
              </option>
            ))}
          </select>
        </label>
        {children}
        <Button>{t("apply")}</Button>
      </Form>
      {others.length < problems.length && (
        <p className={styles.definition}>{t("range_instead", { from: dayText(range.from), to: dayText(range.to) })}</p>
      )}
      <nav className={styles.presets} aria-label={t("ranges")}>
        {[7, 30, 90].map((count) => (
          <Link key={count} to={addressOf({ from: daysBefore(range.to, count - 1), to: range.to })}>
            {t("last_days", { count })}
          </Link>
        ))}
      </nav>
    </>
  );
}
