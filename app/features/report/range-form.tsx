import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/primitives/button/button.tsx";
import { Form } from "../../ui/primitives/link/form.tsx";
import { Link } from "../../ui/primitives/link/link.tsx";
import { daysBefore } from "./filters.ts";
import styles from "./report.module.css";

type Props = {
  range: { from: string; to: string };
  lang: string | undefined;
  languages: string[];
  addressOf: (range: { from: string; to: string }) => string;
  children?: ReactNode;
};

/** Range, language and what else a report filters by: a GET form, so that every view has an address. */
export function RangeForm({ range, lang, languages, addressOf, children }: Props) {
  const { t, i18n } = useTranslation("analytics");
  const names = new Intl.DisplayNames([i18n.language], { type: "language" });
  return (
    <>
      <Form className={styles.filters} role="search" aria-label={t("filters")}>
        <label className={styles.filter}>
          {t("from")}
          <input type="date" name="from" defaultValue={range.from} key={range.from} />
        </label>
        <label className={styles.filter}>
          {t("to")}
          <input type="date" name="to" defaultValue={range.to} key={range.to} />
        </label>
        <label className={styles.filter}>
          {t("language")}
          <select name="lang" defaultValue={lang ?? ""}>
            <option value="">{t("all_languages")}</option>
            {languages.map((key) => (
              <option key={key} value={key}>
                {names.of(key) ?? key}
              </option>
            ))}
          </select>
        </label>
        {children}
        <Button>{t("apply")}</Button>
      </Form>
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
