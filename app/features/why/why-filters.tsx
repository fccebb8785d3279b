import { useTranslation } from "react-i18next";
import type { WhyQuery } from "#app/paths/why.ts";
import { SearchChoice } from "#app/ui/composed/search-form/search-choice.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import styles from "./why.module.css";

const SHOWN = ["all", "shown", "hidden"] as const;

/** Which of the items are listed: by title, and by whether they show. */
export function WhyFilters({ query: { person, url, lang, tags, at, item, search = "", show = "all" } }: { query: WhyQuery }) {
  const { t } = useTranslation("why");
  return (
    <div className={styles.choices}>
      <SearchForm label={t("search")} value={search} keep={{ person, url, lang, tags, at, item }}>
        <SearchChoice name="show" label={t("show")} value={show} of={SHOWN} text={(each) => t(`show_${each}`)} />
      </SearchForm>
    </div>
  );
}
