import { type RefObject, useEffect } from "react";

/** What a key presses together with Alt, by the key's place on the keyboard; with "+" also Shift. */
export const STEP_KEYS: Record<string, string> = {
  ArrowUp: "[name=intent][value=up]",
  ArrowDown: "[name=intent][value=down]",
  "+ArrowUp": "li:has(+ li > [aria-current]) > [name=intent]",
  "+ArrowDown": "li:has(> [aria-current]) + li > [name=intent]",
  KeyN: "[name=intent][value=add-step]",
  KeyD: "[name=intent][value=duplicate]",
  KeyS: "[name=intent][value=save]",
};

/** Keyboard shortcuts of the editor: each presses a button that is there without scripts too. */
export function useStepKeys(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return;
      const button = STEP_KEYS[`${event.shiftKey ? "+" : ""}${event.code}`];
      const pressed = button && form.current?.querySelector<HTMLButtonElement>(`#steps ${button}, ${button}`);
      if (!pressed) return;
      event.preventDefault();
      pressed.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [form]);
}
