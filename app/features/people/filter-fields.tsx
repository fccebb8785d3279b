import { useState } from "react";
import { useTranslation } from "react-i18next";
import { OPERATORS_OF } from "#app/domain/segments/operators.ts";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { plainField } from "#app/ui/fields/plain-field.ts";
import { SelectField } from "#app/ui/fields/select-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { type FilterKey, fieldOf, type TypedFilter } from "./filters.ts";
import { WORDS } from "./operator-words.ts";
import styles from "./people.module.css";
import { TYPE_WORDS } from "./value-table.tsx";

type Group = keyof typeof TYPE_WORDS;

/** The days that everybody has are asked for as those of attributes are. */
const groupOf = ({ type }: FilterKey): Group => (type === "date" ? "datetime" : (type as Group));

type Props = { typed: TypedFilter | null; keys: FilterKey[] };

/** One more filter. Without scripts its conditions stand under the types that they fit; with scripts only those that fit the attribute. */
export function FilterFields({ typed, keys }: Props) {
  const { t } = useTranslation("users");
  const [key, setKey] = useState(typed?.key ?? "");
  const scripted = useHydrated();
  const used = new Set(keys.map(groupOf));
  const chosen = keys.find((each) => each.key === key);
  const fitting = chosen && groupOf(chosen);
  const conditionsOf = (group: Group) =>
    OPERATORS_OF[group].map((operator) => ({ value: `${group}.${operator}`, label: t(WORDS[operator]) }));
  const grouped = [...used].map((group) => ({ label: t(TYPE_WORDS[group]), options: conditionsOf(group) }));
  const code = typed?.code;
  const errorsOf = (field: string) => (code && fieldOf(code) === field ? [`errors:${code}`] : undefined);
  return (
    <details className={styles.more} open={typed !== null}>
      <summary id="add-filter">{t("add_filter")}</summary>
      <div className={styles.fields} data-focus-after="#add-filter">
        <SelectField
          field={plainField("key", { initialValue: typed?.key, errors: errorsOf("key") })}
          label={t("filter_by")}
          options={[{ value: "", label: t("no_filter") }, ...keys.map((each) => ({ value: each.key, label: each.name }))]}
          onChange={setKey}
        />
        <SelectField
          key={scripted ? fitting : undefined}
          field={plainField("operator", { initialValue: typed && fitting && `${fitting}.${typed.operator}`, errors: errorsOf("operator") })}
          label={t("condition")}
          options={scripted && fitting ? conditionsOf(fitting) : grouped}
        />
        <TextField
          field={plainField("value", { initialValue: typed?.value, errors: errorsOf("value") })}
          label={t("value")}
          hint={t("value_hint")}
        />
        <Button id="add-typed-filter">{t("add_filter")}</Button>
      </div>
    </details>
  );
}
