import { type RefObject, useEffect } from "react";

/** Closes a disclosure on Escape, which returns the focus to its summary, and on a press elsewhere. */
export function useLightDismiss(disclosure: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const open = disclosure.current;
      if (!open?.open) return;
      const pressedEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const pressedElsewhere = event.type === "pointerdown" && event.target instanceof Node && !open.contains(event.target);
      if (pressedEscape || pressedElsewhere) open.open = false;
      if (pressedEscape) open.querySelector("summary")?.focus();
    };
    addEventListener("keydown", close);
    addEventListener("pointerdown", close);
    return () => {
      removeEventListener("keydown", close);
      removeEventListener("pointerdown", close);
    };
  }, [disclosure]);
}
