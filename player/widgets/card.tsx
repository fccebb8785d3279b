/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";

type HeadProps = { label: string; leave: string | null; onLeave(): void; children?: ComponentChildren };

/** The title of a card or of the panel, what else stands beside it, and the button that closes it, unless that has no name. */
export function Head({ label, leave, onLeave, children }: HeadProps) {
  return (
    <div class="head">
      <h2 class="heading">{label}</h2>
      {children}
      {leave && (
        <button type="button" class="plain" aria-label={leave} title={leave} onClick={onLeave}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

type Props = HeadProps & { kind: string; describedBy?: string | undefined; below?: ComponentChildren; children: ComponentChildren };

/** A card before the person; `below` stands under what scrolls. */
export function Card({ kind, describedBy, below, children, ...head }: Props) {
  return (
    <section
      class={`card ${kind}`}
      data-part="card"
      role="dialog"
      aria-modal={kind === "slide"}
      aria-label={head.label}
      aria-describedby={describedBy}
      tabIndex={-1}
    >
      <Head {...head} />
      <div class="body">{children}</div>
      {below}
    </section>
  );
}
