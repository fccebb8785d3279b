import { useCombobox } from "downshift";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { giveTick } from "#app/ui/enhance/native-control.ts";
import { Chips } from "#app/ui/fields/chips/chips.tsx";
import styles from "#app/ui/fields/combobox/combobox.module.css";
import { matching } from "#app/ui/fields/combobox/matching.ts";
import { OptionList } from "#app/ui/fields/combobox/option-list.tsx";
import fieldStyles from "#app/ui/fields/field.module.css";
import type { Option } from "#app/ui/fields/select-field.tsx";
import { ChevronDown } from "#app/ui/primitives/icon/icons.ts";

type Props = { boxes: RefObject<HTMLDivElement>; options: Option[]; label: string; id: string };

const { InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes;

export function MultiSelectInput({ boxes, options, label, id }: Props) {
  const { t } = useTranslation("fields");
  const input = useRef<HTMLInputElement>(null);
  const all = () => [...(boxes.current?.querySelectorAll("input") ?? [])];
  const ticked = () => all().flatMap((box) => (box.checked ? [box.value] : []));
  const [chosen, setChosen] = useState(ticked);
  const [typed, setTyped] = useState("");
  const found = matching(options, typed);

  const toggle = (value: string) => {
    const box = all().find((each) => each.value === value);
    giveTick(box ?? null, !box?.checked);
    setChosen(ticked());
  };
  const remove = (value: string) => {
    toggle(value);
    input.current?.focus();
  };

  const { isOpen, highlightedIndex, ...get } = useCombobox<Option>({
    items: found,
    selectedItem: null,
    inputValue: typed,
    inputId: id,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    // The list stays open and in place: several are chosen one after another.
    stateReducer: (state, { type, changes }) =>
      type === InputKeyDownEnter || type === ItemClick ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes,
    onStateChange: ({ type, inputValue, selectedItem }) => {
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) toggle(selectedItem.value);
      else if (type === InputBlur) setTyped("");
      else if (inputValue !== undefined) setTyped(inputValue);
    },
  });
  const chips = options.filter(({ value }) => chosen.includes(value));
  return (
    <>
      <Chips chips={chips} onRemove={remove} />
      <div className={styles.combobox}>
        <input
          {...get.getInputProps({
            ref: input,
            "aria-label": label,
            "aria-labelledby": undefined,
            className: `${fieldStyles.control} ${styles.input}`,
            placeholder: t("find_and_add"),
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
          chosen={chosen}
          getMenuProps={get.getMenuProps}
          getItemProps={get.getItemProps}
        />
      </div>
    </>
  );
}
