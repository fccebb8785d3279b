import type { UseComboboxPropGetters } from "downshift";
import { useTranslation } from "react-i18next";
import type { Option } from "#app/ui/fields/select-field.tsx";
import styles from "./combobox.module.css";

/** More than these are narrowed by typing: a list that nobody reads to its end need not be drawn. */
const MOST_SHOWN = 100;

type Props = {
  label: string;
  options: Option[];
  open: boolean;
  highlighted: number;
  /** Values that are chosen already. */
  chosen: string[];
  getMenuProps: UseComboboxPropGetters<Option>["getMenuProps"];
  getItemProps: UseComboboxPropGetters<Option>["getItemProps"];
};

/** What can be chosen, below its input. Always in the document, so that the input's reference to it leads somewhere. */
export function OptionList({ label, options, open, highlighted, chosen, getMenuProps, getItemProps }: Props) {
  const { t } = useTranslation("fields");
  const more = options.length - MOST_SHOWN;
  return (
    <div className={open ? styles.panel : "visually-hidden"}>
      <ul {...getMenuProps({ "aria-label": label, "aria-labelledby": undefined, className: styles.options })}>
        {open &&
          options.slice(0, MOST_SHOWN).map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index, "aria-selected": chosen.includes(item.value) })}
              className={index === highlighted ? `${styles.option} ${styles.highlighted}` : styles.option}
              dir="auto"
            >
              {item.label}
            </li>
          ))}
      </ul>
      <p className={styles.note} role="status">
        {open && options.length === 0 && t("no_matches")}
        {open && more > 0 && t("more_matches", { count: more })}
      </p>
    </div>
  );
}
