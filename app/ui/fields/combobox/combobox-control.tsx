import type { UseComboboxGetInputPropsOptions, UseComboboxReturnValue } from "downshift";
import { Fragment, type Ref } from "react";
import { useTranslation } from "react-i18next";
import fieldStyles from "#app/ui/fields/field.module.css";
import type { Option } from "#app/ui/fields/select-field.tsx";
import { ChevronDown } from "#app/ui/primitives/icon/icons.ts";
import styles from "./combobox.module.css";

/** The most options shown: a longer list is narrowed by typing, not read. */
const MOST_SHOWN = 100;

export type SectionedOption = Option & { section?: string };

type Props = {
  combobox: UseComboboxReturnValue<Option>;
  input: UseComboboxGetInputPropsOptions & { ref?: Ref<HTMLInputElement> };
  label: string;
  options: SectionedOption[];
  /** The values chosen already. */
  chosen: string[];
};

/** An input with a button, and the options below it. The list is always in the document, so that the input's reference to it is valid. */
export function ComboboxControl({ combobox, input, label, options, chosen }: Props) {
  const { t } = useTranslation("fields");
  const { isOpen, highlightedIndex, ...get } = combobox;
  const more = options.length - MOST_SHOWN;
  return (
    <div className={styles.combobox}>
      <input
        {...get.getInputProps({ ...input, "aria-labelledby": undefined, className: `${fieldStyles.control} ${styles.input}` })}
        dir="auto"
      />
      <button type="button" {...get.getToggleButtonProps({ "aria-label": t("show_options") })} className={styles.toggle}>
        <ChevronDown size={16} />
      </button>
      <div className={isOpen ? styles.panel : "visually-hidden"}>
        <ul {...get.getMenuProps({ "aria-label": label, "aria-labelledby": undefined, className: styles.options })}>
          {isOpen &&
            options.slice(0, MOST_SHOWN).map((item, index) => (
              <Fragment key={item.value}>
                {item.section && item.section !== options[index - 1]?.section && (
                  <li role="presentation" className={styles.section}>
                    {item.section}
                  </li>
                )}
                <li
                  {...get.getItemProps({ item, index, "aria-selected": chosen.includes(item.value) })}
                  className={index === highlightedIndex ? `${styles.option} ${styles.highlighted}` : styles.option}
                  dir="auto"
                >
                  {item.label}
                </li>
              </Fragment>
            ))}
        </ul>
        <p className={styles.note} role="status">
          {isOpen && options.length === 0 && t("no_matches")}
          {isOpen && more > 0 && t("more_matches", { count: more })}
        </p>
      </div>
    </div>
  );
}
