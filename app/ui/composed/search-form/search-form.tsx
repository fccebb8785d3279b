import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import fieldStyles from "#app/ui/fields/field.module.css";
import { Button } from "#app/ui/primitives/button/button.tsx";
import { Search } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import styles from "./search-form.module.css";
import { useSearching } from "./use-searching.ts";

type Props = {
  label: string;
  name?: string;
  value: string;
  keep?: Record<string, string | undefined>;
  /** For narrow places: the button is only an icon. */
  compact?: boolean;
  /** More controls of the form, beside the search. */
  children?: ReactNode;
};

/** A GET form that keeps the rest of the address; scripts submit it 300 ms after the last letter. */
export function SearchForm({ label, name = "search", value, keep = {}, compact, children }: Props) {
  const { t } = useTranslation();
  // The page's own address: without an action, a form in a page framed by another would go to the frame.
  const { pathname } = useLocation();
  const searching = useSearching();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    // The address now says something else than was typed, as after Back or "Clear filters"; never under somebody who types.
    if (input.current && input.current !== document.activeElement) input.current.value = value;
  }, [value]);
  return (
    <Form
      className={children ? `${styles.form} ${styles.wide}` : styles.form}
      action={pathname}
      role="search"
      aria-label={label}
      {...searching}
    >
      {Object.entries(keep).map(([key, kept]) => kept && <input key={key} type="hidden" name={key} value={kept} />)}
      <div className={styles.box}>
        <label className="visually-hidden" htmlFor={field}>
          {label}
        </label>{" "}
        {!compact && <Search className={styles.icon} size={16} />}
        <input
          className={compact ? fieldStyles.control : `${fieldStyles.control} ${styles.besideIcon}`}
          type="search"
          name={name}
          defaultValue={value}
          ref={input}
          maxLength={200}
          id={field}
          placeholder={label}
        />
      </div>
      {children}
      <Button label={compact ? t("search") : undefined}>{compact ? <Search size={16} /> : t("search")}</Button>
    </Form>
  );
}
