import { type RefObject, useEffect, useRef } from "react";

type Act = { kind: "add" | "remove" | "up" | "down"; key?: string; index: number };

/**
 * Puts the focus where a list's last act happened, once its rows are others: into a new row's first field, onto the button of a moved row, onto
 * the row that took a removed one's place, or onto the button that adds.
 * @returns to be called with what was pressed, and on which row
 */
export function useRowFocus(list: RefObject<HTMLOListElement>, rows: { key: string }[]): (kind: Act["kind"], key?: string) => void {
  const act = useRef<Act | null>(null);
  const keys = rows.map(({ key }) => key).join("\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is to be done until the rows are others
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
