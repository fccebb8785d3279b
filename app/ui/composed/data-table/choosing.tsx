import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from "react";
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
  words: ChoiceWords;
};

/** What is said of several, in the words of what they are: how many are chosen, what stands before the buttons without scripts, and to choose all. */
export type ChoiceWords = { chosen: (count: number) => string; before: string; all: string };

/** How many rows of a list are chosen, read from the document, because browsers keep checkboxes through Back and reloads. */
export function useChosen(rows: unknown[], list: RefObject<HTMLElement>) {
  const [chosen, setChosen] = useState(0);
  const count = useCallback(() => setChosen(boxesOf(list.current).filter((box) => box.checked).length), [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows have other checkboxes
  useEffect(() => {
    const element = list.current;
    count();
    element?.addEventListener("change", count);
    return () => element?.removeEventListener("change", count);
  }, [count, rows, list]);
  const chooseAll = (all: boolean) => {
    for (const box of boxesOf(list.current)) box.checked = all;
    count();
  };
  return { chosen, chooseAll };
}

const boxesOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLInputElement>("input[type=checkbox][form]") ?? [])];

type AllProps = { label: string; chosen: number; total: number; onChange: (all: boolean) => void };

/** Chooses every row of the page, or none; only with scripts. */
export function ChooseAll({ label, chosen, total, onChange }: AllProps) {
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
      aria-label={label}
      checked={chosen === total}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

type BarProps = {
  choosing: Pick<Choosing<never>, "form" | "action" | "buttons"> & { words: Pick<ChoiceWords, "chosen" | "before"> };
  chosen: number;
};

/** The form for the chosen rows: its actions, and with scripts how many rows there are. */
export function ChoiceBar({ choosing: { form, action, buttons, words }, chosen }: BarProps) {
  const scripted = useHydrated();
  return (
    <Form id={form} method="post" action={action} className={`${styles.bar} screen-only`}>
      <p className={styles.count} role="status">
        {scripted ? words.chosen(chosen) : words.before}
      </p>
      <ButtonRow>{buttons}</ButtonRow>
    </Form>
  );
}
