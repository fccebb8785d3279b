import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLightDismiss } from "#app/ui/enhance/use-light-dismiss.ts";
import { usePlaceOfPanel } from "#app/ui/enhance/use-place-of-panel.ts";
import styles from "./menu.module.css";

type Props = {
  id?: string;
  label: string;
  children: ReactNode;
  /** Open from the start, with the focus on it: somebody has just asked for it. */
  opened?: boolean;
};

/**
 * More actions behind a button: a disclosure that works without scripts; scripts close it on Escape, on a press elsewhere and on submitting
 * a form, and open it upwards where there is no room below.
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
    <details ref={menu} id={id} className={styles.menu} data-menu="" open={opened} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} className={styles.summary} aria-label={label}>
        ⋯
      </summary>
      <div
        ref={panel}
        className={[styles.panel, up && styles.up, toStart && styles.toStart].filter(Boolean).join(" ")}
        onSubmit={() => menu.current && closeMenuOf(menu.current)}
      >
        {children}
      </div>
    </details>
  );
}

/** Closes the menu that an element is in, if it is in one, and gives its handle the focus. */
export function closeMenuOf(entry: Element): void {
  const menu = entry.closest<HTMLDetailsElement>("[data-menu]");
  // Before it closes: a hidden element loses the focus for good.
  menu?.querySelector("summary")?.focus();
  if (menu) menu.open = false;
}

type GroupProps = {
  /** A heading above the group, where its entries need one. */
  label?: string;
  /** "danger" for entries that remove something; that group comes last. */
  tone?: "usual" | "danger";
  children: ReactNode;
};

/** Related entries of a menu, with a line above. */
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
