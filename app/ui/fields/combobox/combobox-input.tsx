import { useCombobox } from "downshift";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { giveValue } from "#app/ui/enhance/native-control.ts";
import fieldStyles from "#app/ui/fields/field.module.css";
import type { wiring } from "#app/ui/fields/field.ts";
import type { Option } from "#app/ui/fields/select-field.tsx";
import { ChevronDown } from "#app/ui/primitives/icon/icons.ts";
import styles from "./combobox.module.css";
import { matching } from "./matching.ts";
import { OptionList } from "./option-list.tsx";

type Props = { select: RefObject<HTMLSelectElement>; options: Option[]; label: string; tied: ReturnType<typeof wiring> };

const { InputBlur, InputChange, InputKeyDownEscape } = useCombobox.stateChangeTypes;

export function ComboboxInput({ select, options, label, tied }: Props) {
  const { t } = useTranslation("fields");
  const [typed, setTyped] = useState("");
  const found = matching(options, typed);
  const chosenAtFirst = options.find(({ value }) => value === select.current?.value) ?? null;
  const { isOpen, highlightedIndex, selectedItem, ...get } = useCombobox<Option>({
    items: found,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    initialSelectedItem: chosenAtFirst,
    inputId: tied.id,
    // A text that is no option is none: leaving the input brings back what is chosen.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur || type === InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.selectedItem?.label ?? "" }
        : changes,
    onInputValueChange: ({ type, inputValue }) => setTyped(type === InputChange ? inputValue : ""),
    onIsOpenChange: ({ isOpen: opens }) => opens || setTyped(""),
    onSelectedItemChange: ({ selectedItem: option }) => giveValue(select.current, option?.value ?? ""),
  });
  return (
    <div className={styles.combobox}>
      <input
        {...get.getInputProps({
          "aria-labelledby": undefined,
          "aria-describedby": tied["aria-describedby"],
          "aria-invalid": tied["aria-invalid"],
          className: `${fieldStyles.control} ${styles.input}`,
          onFocus: (event) => event.currentTarget.select(),
        })}
        dir="auto"
      />
      <button type="button" {...get.getToggleButtonProps({ "aria-label": t("show_options") })} className={styles.toggle}>
        <ChevronDown size={16} />
      </button>
      <OptionList
        label={label}
        options={found}
        open={isOpen}
        highlighted={highlightedIndex}
        chosen={selectedItem ? [selectedItem.value] : []}
        getMenuProps={get.getMenuProps}
        getItemProps={get.getItemProps}
      />
    </div>
  );
}
