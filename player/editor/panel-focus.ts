import type { EditorState } from "./controller.ts";

const TYPED_IN = "input,textarea,select,[contenteditable]:not([contenteditable=false])";

/** Moves the focus with the views of the editor: into what opens, and back to what opened it. */
export function createPanelFocus(shadow: ShadowRoot, panel: HTMLElement, isFirst: boolean) {
  let was: Pick<EditorState, "view" | "selected" | "isFolded" | "isLeaving"> | null = null;
  let held: HTMLElement | null = null;

  const isTyping = () => {
    const active = document.activeElement;
    return active instanceof HTMLElement && active !== shadow.host && active.matches(TYPED_IN);
  };
  const to = (...parts: string[]) => {
    const found = parts.map((part) => panel.querySelector<HTMLElement>(part)).find(Boolean);
    found?.focus({ preventScroll: found.matches("h2") });
  };

  function move(now: EditorState) {
    if (!was) {
      if (isFirst && !isTyping()) to("h2");
      return;
    }
    if (now.isFolded !== was.isFolded) return to("[data-part=fold]");
    if (now.isLeaving !== was.isLeaving) return to(now.isLeaving ? "[data-part=stay]" : "[data-part=close]");
    if (now.isFolded || (now.view === was.view && now.selected === was.selected)) return;
    if (now.view === "step") {
      if (was.view === "pointing") return to("[data-part=point]");
      return matchMedia("(pointer: coarse)").matches ? to("h2") : to("[data-part=heading]", "h2");
    }
    if (now.view === "pointing") return to("[data-part=aim]");
    if (now.view === "steps" && was.view === "step" && was.selected) return to(`[data-step="${CSS.escape(was.selected)}"]`, "h2");
    if (now.view !== was.view) to("h2");
  }

  return {
    before() {
      held = shadow.activeElement as HTMLElement | null;
    },
    after(now: EditorState) {
      const active = held;
      if (active?.isConnected && panel.contains(active) && shadow.activeElement !== active) active.focus({ preventScroll: true });
      move(now);
      const { view, selected, isFolded, isLeaving } = now;
      was = { view, selected, isFolded, isLeaving };
    },
  };
}
