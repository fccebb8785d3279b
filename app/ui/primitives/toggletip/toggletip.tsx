import { type ReactNode, useRef, useState } from "react";
import { useLightDismiss } from "#app/ui/enhance/use-light-dismiss.ts";
import { usePlaceOfPanel } from "#app/ui/enhance/use-place-of-panel.ts";
import { Info } from "#app/ui/primitives/icon/icons.ts";
import styles from "./toggletip.module.css";

type Props = {
  /** The name of the button, such as "About this figure". */
  label: string;
  children: ReactNode;
};

/** An explanation that its button opens: a disclosure, so that it works for touch, keyboard and without scripts. */
export function Toggletip({ label, children }: Props) {
  const tip = useRef<HTMLDetailsElement>(null);
  const button = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { up, toStart } = usePlaceOfPanel(text, button, open);
  useLightDismiss(tip);
  return (
    <details ref={tip} className={styles.tip} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={button} className={styles.button} aria-label={label}>
        <Info size={16} />
      </summary>
      <div ref={text} className={[styles.text, up && styles.up, toStart && styles.toStart].filter(Boolean).join(" ")}>
        {children}
      </div>
    </details>
  );
}
