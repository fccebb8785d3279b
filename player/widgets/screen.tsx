/** @jsxImportSource preact */
import { render } from "preact";
import { guarded } from "../core/guard.ts";
import { Assistant } from "./assistant.tsx";
import { inkOn } from "./colour.ts";
import { createFocus } from "./focus.ts";
import { createHostElement } from "./host-element.ts";
import { listenToKeys } from "./keys.ts";
import type { Actions, Model } from "./model.ts";
import { placeBubble } from "./place-bubble.ts";
import { Run } from "./run.tsx";
import { directionOf } from "./texts.ts";

function Screen({ model, actions }: { model: Model; actions: Actions }) {
  const { language } = model.run?.guide ?? model.bundle.property;
  return (
    <div class="screen" lang={language} dir={directionOf(language)}>
      <Assistant model={model} actions={actions} />
      {model.run && <Run model={model} actions={actions} run={model.run} />}
      <div class="quiet" aria-live="polite">
        {model.announcement}
      </div>
    </div>
  );
}

/** Draws the player. `shown` is called when a step's card stands laid out. */
export function createScreen(nonce: string, actions: Actions, shown: () => void) {
  const { host, root, shadow } = createHostElement(nonce);
  const focus = createFocus(shadow);
  let model: Model | null = null;
  let placement = { key: "", target: null as Element | null, stop: () => {} };
  listenToKeys(shadow, () => model, actions);

  const part = (name: string) => root.querySelector<HTMLElement>(`[data-part=${name}]`);

  function settleRun(now: Model) {
    const { run } = now;
    const key = run ? `${run.state.id} ${run.state.step} ${run.stand}` : "";
    if (key === placement.key && run?.target === placement.target) return;
    const isNew = key !== placement.key;
    placement.stop();
    placement = { key, target: run?.target ?? null, stop: () => {} };
    const card = part("card");
    if (!run || !card) return;
    const enter = guarded(() => {
      if (isNew) focus.enter(card, run);
      if (run.stand === "slide" || run.stand === "bubble") shown();
    });
    if (run.stand !== "bubble" || !run.target) return enter();
    placement.stop = placeBubble(run.target, card, part("outline"), () => {
      card.classList.add("placed");
      enter();
    });
  }

  return {
    host,
    draw(now: Model) {
      const was = model;
      const isActive = now.isOpen || now.run !== null;
      if (isActive) focus.begin();
      model = now;
      host.style.setProperty("--main", now.bundle.style.mainColor);
      host.style.setProperty("--on-main", inkOn(now.bundle.style.mainColor));
      host.style.setProperty("--radius", now.bundle.style.buttonRadius);
      render(<Screen model={now} actions={actions} />, root);
      settleRun(now);
      if (now.isOpen && !was?.isOpen) root.querySelector<HTMLElement>(".search")?.focus();
      if (was?.isOpen && !now.isOpen && !now.run) root.querySelector<HTMLElement>(".launcher")?.focus();
      else if (!isActive) focus.end();
      if (now.run?.state.asked && !was?.run?.state.asked) part("leave")?.focus();
    },
    clear() {
      placement.stop();
      model = null;
      render(null, root);
    },
  };
}
export type Screen = ReturnType<typeof createScreen>;
