import { useCombobox } from "downshift";
import { type ChangeEvent, type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { giveValue } from "#app/ui/enhance/native-control.ts";
import type { wiring } from "#app/ui/fields/field.ts";
import type { Option } from "#app/ui/fields/select-field.tsx";
import { ComboboxControl, type SectionedOption } from "./combobox-control.tsx";
import { matching } from "./matching.ts";

type Props = {
  select: RefObject<HTMLSelectElement>;
  options: SectionedOption[];
  action: Option | undefined;
  label: string;
  tied: ReturnType<typeof wiring>;
};

const { InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;

export function ComboboxInput({ select, options, action, label, tied }: Props) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  // The select, which is hidden now, passes the focus on.
  const [hadFocus] = useState(() => document.activeElement === select.current);
  useEffect(() => {
    if (hadFocus) input.current?.focus();
  }, [hadFocus]);
  const found = [...matching(options, typed), ...(action ? [action] : [])];
  const chosenAtFirst = options.find(({ value }) => value === select.current?.value) ?? null;
  const combobox = useCombobox<Option>({
    items: found,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    initialSelectedItem: chosenAtFirst,
    inputId: tied.id,
    // A text that is not an option is discarded: leaving the input restores the chosen one.
    stateReducer: (state, { type, changes }) =>
      type === InputBlur || type === InputKeyDownEscape
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.selectedItem?.label ?? "" }
        : changes,
    onIsOpenChange: ({ isOpen: opens }) => opens || setTyped(""),
    onSelectedItemChange: ({ selectedItem: option }) => giveValue(select.current, option?.value ?? ""),
  });
  const wired = {
    ref: input,
    "aria-describedby": tied["aria-describedby"],
    "aria-invalid": tied["aria-invalid"],
    // In the event itself: downshift tells of it an effect later, and a key pressed at once would meet the longer list.
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
  };
  const chosen = combobox.selectedItem ? [combobox.selectedItem.value] : [];
  return <ComboboxControl combobox={combobox} input={wired} label={label} options={found} chosen={chosen} />;
}
