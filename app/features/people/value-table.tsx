import { useTranslation } from "react-i18next";
import { type Column, DataTable } from "#app/ui/composed/data-table/data-table.tsx";
import styles from "./people.module.css";
import type { PersonValue } from "./person.server.ts";

const ORIGINS = { company: "from_company", property: "from_property" } as const;
/** The words of each type, as keys of the namespace users. */
export const TYPE_WORDS = {
  string: "type_string",
  number: "type_number",
  boolean: "type_boolean",
  array: "type_array",
  datetime: "type_datetime",
} as const;

/** What is known of a person: each value with its type and where it comes from. */
export function ValueTable({ values }: { values: PersonValue[] }) {
  const { t } = useTranslation("users");
  const columns: Column<PersonValue>[] = [
    { key: "name", label: t("attribute"), cell: ({ name }) => name },
    {
      key: "value",
      label: t("value"),
      cell: ({ value, overridden }) => (
        <>
          <bdi>{value}</bdi>
          {overridden !== undefined && <p className={styles.overridden}>{t("overridden", { value: overridden })}</p>}
        </>
      ),
    },
    { key: "type", label: t("type"), cell: ({ type }) => t(TYPE_WORDS[type]) },
    { key: "origin", label: t("origin"), cell: ({ origin }) => t(ORIGINS[origin]) },
  ];
  return <DataTable caption={t("attributes")} columns={columns} rows={values} keyOf={({ key }) => key} empty={t("no_values")} />;
}
