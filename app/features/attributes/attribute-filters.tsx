import { useTranslation } from "react-i18next";
import { SearchChoice } from "#app/ui/composed/search-form/search-choice.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { type AttributeQuery, inAddress, SHOWN_SCOPES, SHOWN_STATES } from "./attribute-list.ts";
import styles from "./attributes.module.css";

/** The search and the filters of a list of attributes; only a property's list has attributes of two scopes. */
export function AttributeFilters({ query, hasScopes }: { query: AttributeQuery; hasScopes: boolean }) {
  const { t } = useTranslation("attributes");
  const { sort, order, limit } = inAddress(query);
  const keep = Object.entries({ sort, order, limit }).map(([name, value]) => [name, value === undefined ? undefined : String(value)]);
  return (
    <div className={styles.filters}>
      <SearchForm label={t("search")} value={query.search} keep={Object.fromEntries(keep)}>
        {hasScopes && (
          <SearchChoice name="scope" label={t("scope")} value={query.scope} of={SHOWN_SCOPES} text={(each) => t(`scope_${each}`)} />
        )}
        <SearchChoice name="state" label={t("state")} value={query.state} of={SHOWN_STATES} text={(each) => t(`state_${each}`)} />
      </SearchForm>
    </div>
  );
}
