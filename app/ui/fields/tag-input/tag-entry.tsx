import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { giveValue } from "#app/ui/enhance/native-control.ts";
import { Chips } from "#app/ui/fields/chips/chips.tsx";
import fieldStyles from "#app/ui/fields/field.module.css";
import type { wiring } from "#app/ui/fields/field.ts";

type Props = { area: RefObject<HTMLTextAreaElement>; tied: ReturnType<typeof wiring> };

/** Chips for the entries of `area`, and an input that adds to them: on Enter, on a comma, on leaving it, and on pasting several lines. */
export function TagEntry({ area, tied }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [entries, setEntries] = useState(() => entriesOf(area.current?.value ?? ""));
  const [typed, setTyped] = useState("");

  const keep = (next: string[]) => {
    giveValue(area.current, next.join("\n"));
    setEntries(next);
  };
  const add = (text: string) => {
    keep(entriesOf([...entries, ...text.split(",")].join("\n")));
    setTyped("");
  };
  const remove = (entry: string) => {
    keep(entries.filter((each) => each !== entry));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in an empty input submits the form, as in every other.
    if ((event.key === "Enter" || event.key === ",") && typed.trim()) {
      event.preventDefault();
      add(typed);
    }
    if (event.key === "Backspace" && typed === "" && entries.length > 0) keep(entries.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[\n,]/.test(pasted.trim())) return;
    event.preventDefault();
    add(`${typed}\n${pasted}`);
  };
  const { name, ...wired } = tied;
  return (
    <>
      <Chips chips={entries.map((entry) => ({ value: entry, label: entry }))} onRemove={remove} />
      <input
        {...wired}
        ref={input}
        className={fieldStyles.control}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => typed.trim() && add(typed)}
        autoComplete="off"
        dir="auto"
      />
    </>
  );
}

/** The entries of a text with one per line: trimmed, without empty and repeated ones. */
export function entriesOf(text: string): string[] {
  return [...new Set(text.split(/\r?\n/).map((line) => line.trim()))].filter(Boolean);
}
