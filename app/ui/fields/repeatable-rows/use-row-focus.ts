import { type RefObject, useEffect, useRef } from "react";

type Act = { kind: "add" | "remove" | "up" | "down"; key?: string; index: number };

/**
 * Sets the focus after a list has changed: on a new row's first field, on the button of a moved row, on the row in a removed one's place,
 * or on the button that adds.
 * @returns a function to call with what was pressed, and on which row
 */
export function useRowFocus(list: RefObject<HTMLOListElement>, rows: { key: string }[]): (kind: Act["kind"], key?: string) => void {
  const act = useRef<Act | null>(null);
  const keys = rows.map(({ key }) => key).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is nothing to do until the rows have changed
  useEffect(() => {
    const last = act.current;
    const lines = list.current?.children;
    if (!last || !lines) return;
    act.current = null;
    if (last.kind === "add") return focusIn(lines[lines.length - 1], "input:not([type=hidden]), select, textarea");
    const index = last.kind === "remove" ? Math.min(last.index, lines.length - 1) : keys.split("\n").indexOf(last.key ?? "");
    if (lines[index]) focusIn(lines[index], `[data-act="${last.kind}"]`);
    else focusIn(list.current?.parentElement, '[data-act="add"]');
  }, [keys]);
  return (kind, key) => {
    act.current = { kind, key, index: rows.findIndex((row) => row.key === key) };
  };
}

function focusIn(element: Element | null | undefined, selector: string): void {
  element?.querySelector<HTMLElement>(selector)?.focus();
}
