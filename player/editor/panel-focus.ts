import type { EditorState } from "./controller.ts";

const TYPED_IN = "input,textarea,select,[contenteditable]:not([contenteditable=false])";

/** What a field is that has to be mended. */
const WRONG = "[aria-invalid=true]";
/** From where a question was asked. */
const ASKED_FROM = { close: "close", language: "language", discard: "discard" } as const;

/** Moves the focus with the views of the editor: into what opens, and back to what opened it. */
export function createPanelFocus(shadow: ShadowRoot, panel: HTMLElement, isFirst: boolean) {
  let was: Pick<EditorState, "view" | "selected" | "isFolded" | "ask" | "message" | "removed"> | null = null;
  let held: HTMLElement | null = null;

  const isTyping = () => {
    const active = document.activeElement;
    return active instanceof HTMLElement && active !== shadow.host && active.matches(TYPED_IN);
  };
  const to = (...parts: string[]) => {
    const found = parts.map((part) => panel.querySelector<HTMLElement>(part)).find((one) => one && !one.matches(":disabled"));
    found?.focus({ preventScroll: found.matches("h2") });
  };

  function move(now: EditorState) {
    if (!was) {
      if (isFirst && !isTyping()) to("h2");
      return;
    }
    if (now.isFolded !== was.isFolded) return to("[data-part=fold]");
    if (now.ask) return was.ask ? undefined : to("[data-part=answer]");
    if (was.ask && now.view === was.view) return to(`[data-part=${ASKED_FROM[was.ask.about]}]`, "h2");
    if (now.message && now.message !== was.message && now.message.kind === "alert") to(WRONG);
    if (now.removed !== was.removed && was.removed && now.view === "steps") to(`[data-step="${CSS.escape(was.removed.step.id)}"]`);
    if (now.isFolded || (now.view === was.view && now.selected === was.selected)) return;
    const isOne = now.view === "step" || now.view === "hint";
    if (isOne && panel.querySelector(WRONG)) return to(WRONG);
    if (isOne) {
      if (was.view === "pointing") return to("[data-part=point]", "[data-part=heading]", "h2");
      return matchMedia("(pointer: coarse)").matches ? to("h2") : to("[data-part=heading]", "h2");
    }
    if (now.view === "pointing") return to("[data-part=aim]");
    if ((now.view === "steps" || now.view === "hints") && was.selected && /^(step|hint)$/.test(was.view))
      return to(`[data-step="${CSS.escape(was.selected)}"]`, "h2");
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
      const { view, selected, isFolded, ask, message, removed } = now;
      was = { view, selected, isFolded, ask, message, removed };
    },
  };
}
