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

type Key = Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "isComposing" | "code" | "key" | "target">;

/**
 * The button that a key presses, as a selector. On Apple's keyboards Alt types characters and moves through a text: a key that does is left
 * to it.
 */
export function buttonOf(event: Key, isApple: boolean): string | undefined {
  if (!event.altKey || event.ctrlKey || event.metaKey || event.isComposing) return undefined;
  const isLetter = event.code.startsWith("Key");
  if (isLetter && event.key.toLowerCase() !== event.code.slice(3).toLowerCase()) return undefined;
  const isInText = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
  if (!isLetter && isApple && isInText) return undefined;
  return STEP_KEYS[`${event.shiftKey ? "+" : ""}${event.code}`];
}

/** Keyboard shortcuts of the editor: each presses a button that is there without scripts too. */
export function useStepKeys(form: RefObject<HTMLFormElement>) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const button = buttonOf(event, /^(Mac|iP)/.test(navigator.platform));
      const pressed = button && form.current?.querySelector<HTMLButtonElement>(`#steps ${button}, ${button}`);
      if (!pressed) return;
      event.preventDefault();
      pressed.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [form]);
}
