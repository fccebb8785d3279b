import { useTranslation } from "react-i18next";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import field from "#app/ui/fields/field.module.css";
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
        {hasScopes && <Choice name="scope" label={t("scope")} value={query.scope} of={SHOWN_SCOPES} text={(each) => t(`scope_${each}`)} />}
        <Choice name="state" label={t("state")} value={query.state} of={SHOWN_STATES} text={(each) => t(`state_${each}`)} />
      </SearchForm>
    </div>
  );
}

type Props = { name: string; label: string; value: string; of: readonly string[]; text: (value: string) => string };

function Choice({ name, label, value, of, text }: Props) {
  return (
    // Made anew for another value, so that it shows what the address says.
    <select key={value} className={`${field.control} ${styles.choice}`} name={name} aria-label={label} defaultValue={value}>
      {of.map((each) => (
        <option key={each} value={each}>
          {text(each)}
        </option>
      ))}
    </select>
  );
}
