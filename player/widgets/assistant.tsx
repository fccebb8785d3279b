/** @jsxImportSource preact */
import { Icon } from "./icons.tsx";
import { safeAddress } from "./media.tsx";
import type { Actions, Model } from "./model.ts";
import { Panel } from "./panel.tsx";

/** The button in a corner of the page, and the panel that it opens. */
export function Assistant({ model, actions }: { model: Model; actions: Actions }) {
  const { bundle, texts, isOpen, isWide, run } = model;
  if (!isWide || bundle.guides.length === 0 || run?.stand === "slide") return null;
  const avatar = bundle.style.avatarUrl && safeAddress(bundle.style.avatarUrl);
  return (
    <div class={`corner ${bundle.style.position}`}>
      {isOpen && <Panel model={model} actions={actions} />}
      <button
        type="button"
        class="launcher"
        aria-label={texts.open}
        aria-expanded={isOpen}
        title={texts.open}
        onClick={() => actions.toggle(!isOpen)}
      >
        {isOpen ? <Icon name="close" size={24} /> : avatar ? <img src={avatar} alt="" /> : <Icon name="guide" size={26} />}
      </button>
    </div>
  );
}
