/** @jsxImportSource preact */
import { Icon } from "./icon.tsx";
import type { Model } from "./model.ts";

/** Says for a moment that a guide was finished. The announcement says the same to a screen reader. */
export function Finished({ model: { bundle, texts, finished } }: { model: Model }) {
  return (
    <div class={`finished ${bundle.style.position}`} data-part="finished" aria-hidden="true">
      <span class="mark done">
        <Icon name="check" size={16} />
      </span>
      <span class="grow">
        <strong>{texts.completed ?? texts.done}</strong>
        <span class="small finished-title">{finished}</span>
      </span>
    </div>
  );
}
