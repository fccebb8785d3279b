import { useTranslation } from "react-i18next";
import { ADD_ATTRIBUTE, EDITORS } from "#app/features/segments/draft.ts";
import type { Place } from "#app/features/segments/judge-draft.ts";
import type { BuilderView, FilterView } from "#app/routes/app/$property/users/list/segments/builder/builder-view.server.ts";
import { Combobox } from "#app/ui/fields/combobox/combobox.tsx";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { AlertTriangle, Trash2 } from "#app/ui/primitives/icon/icons.ts";
import styles from "./builder.module.css";
import { ValueEditor } from "./value-editor.tsx";

type Props = { view: BuilderView; filter: FilterView; slot: number; place: Place };

/** A filter with its fields: what it asks about, the condition, and the editor of its value. */
export function OpenFilter({ view, filter, slot, place }: Props) {
  const { t } = useTranslation("segments");
  const { choice, conditions, problem, isNever } = filter;
  const id = `f${place.group}-${place.filter}`;
  const errorsOf = (field: string) => (problem?.field === field ? [problem.code] : undefined);
  const field = (name: string, initialValue: string, errors?: string[]) =>
    plainField(`${id}-${name}`, { name: `${name}-${slot}`, initialValue, errors });
  const name = view.sections.flatMap(({ options }) => options).find(({ value }) => value === choice)?.label ?? "";
  return (
    <li className={styles.open}>
      <input type="hidden" name={`at-${slot}`} value={`${place.group}.${place.filter}`} />
      <input type="hidden" name={`was-${slot}`} value={choice} />
      <div className={styles.fields}>
        <Combobox
          key={`key ${choice}`}
          field={field("key", choice, errorsOf("key"))}
          label={t("filter_by")}
          options={[{ value: "", label: t("choose") }, ...view.sections]}
          action={{ value: ADD_ATTRIBUTE, label: t("add_attribute") }}
        />
        {conditions.length > 0 && (
          <SelectField
            key={`operator ${filter.filter.operator}`}
            field={field("operator", filter.filter.operator, errorsOf("operator"))}
            label={t("condition")}
            options={[{ value: "", label: t("choose") }, ...conditions]}
          />
        )}
        <ValueEditor
          view={view}
          filter={filter}
          field={(part, value) => field(part, value, part === EDITORS[filter.editor][0] ? errorsOf("value") : undefined)}
        />
        {/* With scripts a choice counts at once. */}
        <noscript className={styles.apply}>
          <Button
            name="intent"
            value={`apply:${place.group}.${place.filter}`}
            size="small"
            label={t("apply_filter", { name: name || t("nothing_chosen") })}
          >
            {t("common:apply")}
          </Button>
        </noscript>
      </div>
      <Button
        name="intent"
        value={`remove-filter:${place.group}.${place.filter}`}
        size="small"
        tone="quiet"
        label={t("remove_filter", { name: name || t("nothing_chosen") })}
      >
        <Trash2 size={16} />
      </Button>
      {isNever && (
        <p className={styles.never}>
          <AlertTriangle size={14} /> {t("never")}
        </p>
      )}
    </li>
  );
}
