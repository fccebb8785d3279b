import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLightDismiss } from "#app/ui/enhance/use-light-dismiss.ts";
import { usePlaceOfPanel } from "#app/ui/enhance/use-place-of-panel.ts";
import styles from "./menu.module.css";

type Props = {
  id?: string;
  label: string;
  children: ReactNode;
  /** Open from the beginning, with the focus on it: somebody has just asked for it. */
  opened?: boolean;
};

/**
 * More actions behind a button: a disclosure that works by itself; scripts add closing by Escape, by a press elsewhere and by sending a form,
 * and let it open upwards where there is no room below.
 */
export function Menu({ id, label, children, opened }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(opened === true);
  const { up, toStart } = usePlaceOfPanel(panel, summary, open);
  useLightDismiss(menu);
  useEffect(() => {
    if (opened) summary.current?.focus();
  }, [opened]);
  return (
    <details ref={menu} id={id} className={styles.menu} open={opened} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} className={styles.summary} aria-label={label}>
        ⋯
      </summary>
      <div
        ref={panel}
        className={[styles.panel, up && styles.up, toStart && styles.toStart].filter(Boolean).join(" ")}
        onSubmit={() => {
          // Before it closes: what is hidden loses the focus, and nobody could give it back.
          summary.current?.focus();
          if (menu.current) menu.current.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
}

type GroupProps = {
  /** A heading above the group, where its entries do not explain themselves. */
  label?: string;
  /** "danger" for what takes something away; that group comes last. */
  tone?: "usual" | "danger";
  children: ReactNode;
};

/** Entries of a menu that belong together, set apart by a line from the group before. */
export function MenuGroup({ label, tone = "usual", children }: GroupProps) {
  const heading = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of one form, and each entry is a form of its own
    <div className={`${styles.group} ${tone === "danger" ? styles.danger : ""}`} role="group" aria-labelledby={label && heading}>
      {label && (
        <p id={heading} className={styles.heading}>
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
