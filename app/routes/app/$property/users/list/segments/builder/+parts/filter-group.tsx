import { useTranslation } from "react-i18next";
import { FILTER_LIMITS } from "#app/domain/segments/condition.ts";
import type { BuilderView } from "#app/routes/app/$property/users/list/segments/builder/builder-view.server.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Plus, Trash2 } from "#app/ui/primitives/icon/icons.ts";
import styles from "./builder.module.css";
import { ClosedFilter } from "./closed-filter.tsx";
import { ConnectionField } from "./connection-field.tsx";
import { OpenFilter } from "./open-filter.tsx";

type Props = { view: BuilderView; group: BuilderView["groups"][number]; index: number; readOnly: boolean };

/** A group of filters with how they are joined, and its buttons. */
export function FilterGroup({ view, group, index, readOnly }: Props) {
  const { t } = useTranslation("segments");
  const { filters, connection } = group;
  const number = index + 1;
  return (
    <fieldset id={`group-${index}`} className={styles.group} tabIndex={-1}>
      <legend className={styles.legend}>{t("group", { number })}</legend>
      {index > 0 && <p className={styles.joined}>{t(view.connection === "and" ? "and" : "or")}</p>}
      <div className={styles.groupHead}>
        {filters.length > 1 ? (
          <ConnectionField
            name={`connection-${index}`}
            value={connection}
            label={t("filters_joined")}
            words="filters"
            readOnly={readOnly}
          />
        ) : (
          <p className={styles.who}>{t("people_with")}</p>
        )}
        {!readOnly && (
          <Button name="intent" value={`remove-group:${index}`} size="small" tone="quiet" label={t("remove_group", { number })}>
            <Trash2 size={16} />
          </Button>
        )}
      </div>
      <ol className={styles.filters}>
        {filters.map((filter, at) => {
          const place = { group: index, filter: at };
          const key = `${index}-${at}`;
          if (filter.slot === null || readOnly) return <ClosedFilter key={key} filter={filter} place={place} readOnly={readOnly} />;
          return <OpenFilter key={key} view={view} filter={filter} slot={filter.slot} place={place} />;
        })}
      </ol>
      {!readOnly && filters.length < FILTER_LIMITS.filters && (
        <div>
          <Button
            id={`add-filter-${index}`}
            name="intent"
            value={`add-filter:${index}`}
            size="small"
            label={t("add_filter_to", { number })}
          >
            <Plus size={14} />
            {t("add_filter")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
