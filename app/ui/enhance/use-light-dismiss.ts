import { type RefObject, useEffect } from "react";

/** Closes a disclosure by Escape, which gives the focus back to its summary, and by a press elsewhere. */
export function useLightDismiss(disclosure: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = (event: Event) => {
      const open = disclosure.current;
      // A question that it asks is closed first, by itself.
      if (!open?.open || open.querySelector("dialog[open]")) return;
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
