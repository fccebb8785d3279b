import type { RunView } from "#player/core/run-control.ts";
import { focusedElement } from "#player/targets/focused.ts";

const TYPED_IN = "input,textarea,select,[contenteditable]:not([contenteditable=false])";

/** Moves the focus as a run begins, goes on and ends, and never out of a field that the person types in. */
export function createFocus(shadow: ShadowRoot) {
  let before: HTMLElement | null = null;

  const outside = () => {
    const active = shadow.activeElement ? null : focusedElement();
    return active === document.body ? null : active;
  };

  const launcher = () => shadow.querySelector<HTMLElement>(".launcher");

  return {
    /** A panel or run begins: where the focus was is where it returns to. */
    begin() {
      before = outside() ?? before;
    },
    /** The focus goes to a card beside the page, within it, or from it to the player's button. */
    follow(card: HTMLElement | null, { target, relatedTarget }: FocusEvent) {
      if (!card?.contains(target as Node)) before = null;
      else if (!card.contains(relatedTarget as Node)) before = relatedTarget as HTMLElement | null;
    },
    /** A card stands before the person. A slide always takes the focus; a step's card leaves it to a target or a field in use. */
    enter(card: HTMLElement, run: Pick<RunView, "stand" | "target">) {
      const active = outside();
      const isUsed = active !== null && (active.matches(TYPED_IN) || (run.target?.contains(active) ?? false));
      if (run.stand !== "slide" && run.stand !== "bubble" && active !== null) return;
      if (run.stand !== "slide" && isUsed) return;
      card.focus({ preventScroll: true });
    },
    isSomewhere: () => shadow.activeElement !== null || outside() !== null,
    isTyping: () => outside()?.matches(TYPED_IN) ?? false,
    /** What had the focus is gone while the rest stays as it was: the card has it, or the player's button. @returns whether it was moved */
    keep(card: HTMLElement | null): boolean {
      if (shadow.activeElement || outside()) return false;
      (card ?? launcher())?.focus({ preventScroll: true });
      return true;
    },
    /** It is over. A focus that was in the player returns to where it came from, or to the player's button; one that went elsewhere stays there. */
    end(hadFocus: boolean) {
      if (hadFocus && !outside()) {
        before?.focus({ preventScroll: true });
        if (!outside()) launcher()?.focus({ preventScroll: true });
      }
      before = null;
    },
  };
}
