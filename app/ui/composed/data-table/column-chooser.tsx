import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { withoutDrawer } from "#app/ui/enhance/drawer-query.ts";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./data-table.module.css";

/** In an address, means that no optional column shows: without any, the defaults do. */
export const NO_COLUMN = "none";

type Props = {
  /** The optional columns. */
  columns: { key: string; label: string }[];
  /** The keys of those that are shown. */
  shown: readonly string[];
};

/** Chooses the columns of a table: a GET form that keeps the rest of the address. */
export function ColumnChooser({ columns, shown }: Props) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== "column");
  return (
    <details className={styles.chooser}>
      <summary>{t("columns")}</summary>
      <Form action={pathname} className={styles.columns} preventScrollReset>
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="column" value={NO_COLUMN} />
        {/* Made anew for another address, so that the boxes show what it says; the button stays, and keeps the focus. */}
        <Fragment key={withoutDrawer(search)}>
          {columns.map(({ key, label }) => (
            <label key={key} className={styles.column}>
              <input className={styles.box} type="checkbox" name="column" value={key} defaultChecked={shown.includes(key)} />
              {label}
            </label>
          ))}
        </Fragment>
        <Button size="small">{t("apply")}</Button>
      </Form>
    </details>
  );
}
