import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/ui/enhance/use-hydrated.ts";
import { ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./data-table.module.css";

export type Choosing<Row> = {
  /** The id of the form that the checkboxes belong to, and where it is sent. */
  form: string;
  action: string;
  /** The field that holds the keys of the chosen rows. */
  name: string;
  nameOf: (row: Row) => string;
  /** The keys of the rows that are chosen already. */
  chosen?: readonly (string | number)[];
  /** The buttons that send the form. */
  buttons: ReactNode;
};

/** How many rows of a table are chosen, read from the document, because browsers keep checkboxes through Back and reloads. */
export function useChosen(rows: unknown[]) {
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(0);
  const count = useCallback(() => setChosen(boxesOf(table.current).filter((box) => box.checked).length), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other checkboxes
  useEffect(() => {
    const element = table.current;
    count();
    element?.addEventListener("change", count);
    return () => element?.removeEventListener("change", count);
  }, [count, rows]);
  const chooseAll = (all: boolean) => {
    for (const box of boxesOf(table.current)) box.checked = all;
    count();
  };
  return { table, chosen, chooseAll };
}

const boxesOf = (table: HTMLTableElement | null) => [...(table?.querySelectorAll<HTMLInputElement>("input[data-choice]") ?? [])];

type AllProps = { chosen: number; total: number; onChange: (all: boolean) => void };

/** Chooses every row of the page, or none; only with scripts. */
export function ChooseAll({ chosen, total, onChange }: AllProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  const scripted = useHydrated();
  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && chosen < total;
  });
  if (!scripted || total === 0) return null;
  return (
    <input
      ref={box}
      className={styles.box}
      type="checkbox"
      aria-label={t("choose_all")}
      checked={chosen === total}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** The form for the chosen rows: its actions, and with scripts how many rows there are. */
export function ChoiceBar<Row>({ choosing: { form, action, buttons }, chosen }: { choosing: Choosing<Row>; chosen: number }) {
  const { t } = useTranslation();
  const scripted = useHydrated();
  return (
    <Form id={form} method="post" action={action} className={styles.bar}>
      <p className={styles.count} role="status">
        {scripted ? t("rows_chosen", { count: chosen }) : t("choose_rows")}
      </p>
      <ButtonRow>{buttons}</ButtonRow>
    </Form>
  );
}
