import { useTranslation } from "react-i18next";
import type { WhyQuery } from "#app/paths/why.ts";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import field from "#app/ui/fields/field.module.css";
import styles from "./why.module.css";

const SHOWN = ["all", "shown", "hidden"] as const;

/** Which of the items are listed: by title, and by whether they show. */
export function WhyFilters({ query: { person, url, lang, tags, at, item, search = "", show = "all" } }: { query: WhyQuery }) {
  const { t } = useTranslation("why");
  return (
    <div className={styles.choices}>
      <SearchForm label={t("search")} value={search} keep={{ person, url, lang, tags, at, item }}>
        <select key={show} className={`${field.control} ${styles.choice}`} name="show" aria-label={t("show")} defaultValue={show}>
          {SHOWN.map((each) => (
            <option key={each} value={each}>
              {t(`show_${each}`)}
            </option>
          ))}
        </select>
      </SearchForm>
    </div>
  );
}
