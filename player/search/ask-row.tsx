/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import type { Bundle } from "#app/domain/player/bundle.ts";
import { fill } from "#player/widgets/texts.ts";

type Props = { bundle: Bundle; typed: string; ask(): void; children?: ComponentChildren };

/** What asks the copilot of a bundle that has one what is typed; its answer stands below. */
export const AskRow = ({ bundle: { property, copilot }, typed, ask, children }: Props) => (
  <section class="chapter" lang={property.language}>
    <p class="kinds">
      <button type="button" class="button to-ask" onClick={ask}>
        {fill(copilot!.texts.ask, { q: typed })}
      </button>
    </p>
    {children}
  </section>
);
