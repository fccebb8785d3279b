/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { BundleMessage } from "#app/domain/player/bundle.ts";
import type { PlayerTexts } from "#app/domain/player/texts/en.ts";
import type { Acts } from "./standing.ts";

type Props = { message: BundleMessage; texts: PlayerTexts; leave: Acts["leave"]; children: ComponentChildren };

/** What can be done with a message; what comes back may be wanted later, or never. */
export function Foot({ message: { showing }, texts, leave, children }: Props) {
  return (
    <div class="foot">
      {(showing?.reminder || showing?.recurrence) && (
        <button type="button" class="again" onClick={() => leave("never")}>
          {texts.never}
        </button>
      )}
      {showing?.reminder && (
        <button type="button" class="button" onClick={() => leave("later")}>
          {texts.later}
        </button>
      )}
      {children}
    </div>
  );
}
