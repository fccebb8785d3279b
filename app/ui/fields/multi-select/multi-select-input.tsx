import { useCombobox } from "downshift";
import { type ChangeEvent, type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { giveTick } from "#app/ui/enhance/native-control.ts";
import { Chips } from "#app/ui/fields/chips/chips.tsx";
import { ComboboxControl } from "#app/ui/fields/combobox/combobox-control.tsx";
import { matching } from "#app/ui/fields/combobox/matching.ts";
import type { Option } from "#app/ui/fields/select-field.tsx";

type Props = { boxes: RefObject<HTMLDivElement>; options: Option[]; label: string; id: string };

const { InputKeyDownEnter, ItemClick, InputBlur, InputChange } = useCombobox.stateChangeTypes;

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

  const combobox = useCombobox<Option>({
    items: found,
    selectedItem: null,
    inputValue: typed,
    inputId: id,
    itemToString: (option) => option?.label ?? "",
    itemToKey: (option) => option?.value,
    // The list stays open and in place, because people choose several in a row.
    stateReducer: (state, { type, changes }) =>
      type === InputKeyDownEnter || type === ItemClick ? { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex } : changes,
    onStateChange: ({ type, inputValue, selectedItem }) => {
      if ((type === InputKeyDownEnter || type === ItemClick) && selectedItem) toggle(selectedItem.value);
      else if (type === InputBlur) setTyped("");
      else if (type !== InputChange && inputValue !== undefined) setTyped(inputValue);
    },
  });
  const wired = {
    ref: input,
    "aria-label": label,
    placeholder: t("find_and_add"),
    // In the event itself: downshift tells of it an effect later, and a key pressed at once would meet the longer list.
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
  };
  const chips = options.filter(({ value }) => chosen.includes(value));
  return (
    <>
      <Chips chips={chips} onRemove={remove} />
      <ComboboxControl combobox={combobox} input={wired} label={label} options={found} chosen={chosen} />
    </>
  );
}
