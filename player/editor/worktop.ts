import { h, render } from "preact";
import { guarded } from "#player/core/guard.ts";
import type { Desk } from "./desk.ts";
import { createOutline } from "./outline.ts";
import { Panel } from "./panel.tsx";
import { createPanelFocus } from "./panel-focus.ts";

const KEYS = ["keydown", "keyup", "keypress"];
const TYPED = ["input", "beforeinput", "paste", "copy", "cut"];

/**
 * Where the editor is drawn, beside what the player draws. What is typed there stays out of the page, also where the page listens before
 * anybody else.
 */
export function createWorktop(shadow: ShadowRoot, desk: Desk, language: string, isFirst: boolean) {
  const root = document.createElement("div");
  root.className = "screen editor";
  root.lang = language;
  root.dir = "ltr";
  // Below what the player shows itself, which may stand over the same element.
  const under = document.createElement("div");
  under.className = "screen";
  const line = document.createElement("div");
  line.className = "frame-line";
  line.hidden = true;
  const panel = document.createElement("div");
  under.append(line);
  root.append(panel);
  shadow.append(under, root);
  const outline = createOutline(line);
  const focus = createPanelFocus(shadow, panel, isFirst);
  const { controller } = desk;

  const keep = guarded((event: Event) => {
    if (!event.composedPath().includes(root) || controller.state.view === "pointing") return;
    event.stopImmediatePropagation();
    if (event.type === "keydown" && (event as KeyboardEvent).key === "Escape" && !(event as KeyboardEvent).isComposing) back();
  });
  function back() {
    const { view, ask } = controller.state;
    if (ask) return controller.set({ ask: null });
    if (view === "check" && desk.check?.isRunning) return desk.stopCheck();
    if (view === "step" || view === "hint" || view === "check") desk.back();
  }
  const stop = (event: Event) => event.stopPropagation();
  for (const name of KEYS) addEventListener(name, keep, true);
  for (const name of TYPED) root.addEventListener(name, stop);

  function framed(): Element | null {
    if (controller.state.view === "pointing") return desk.pointed?.element ?? null;
    const { view, isFolded } = controller.state;
    const step = (view === "step" || view === "hint") && !isFolded ? desk.selected() : null;
    return (step && desk.standOf(step)?.element) ?? null;
  }

  return {
    draw: guarded(() => {
      focus.before();
      const isMirrored = getComputedStyle(document.documentElement).direction === "rtl";
      render(h(Panel, { desk, isLeft: isMirrored !== desk.isOtherSide }), panel);
      outline.show(framed());
      focus.after(controller.state);
    }),
    dispose() {
      for (const name of KEYS) removeEventListener(name, keep, true);
      outline.dispose();
      render(null, panel);
      root.remove();
      under.remove();
    },
  };
}
