import { type ReactNode, useEffect, useRef } from "react";
import styles from "./menu.module.css";

type Props = {
  label: string;
  children: ReactNode /** Open from the beginning, with the focus on it: somebody has just asked for it. */;
  opened?: boolean;
};

/** More actions behind a button: a disclosure that works by itself; scripts add closing by Escape, by a press elsewhere and by sending a form. */
export function Menu({ label, children, opened }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (opened) menu.current?.querySelector("summary")?.focus();
  }, [opened]);
  useEffect(() => {
    const close = (event: Event) => {
      const open = menu.current;
      if (!open?.open) return;
      const pressedEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const pressedElsewhere = event.type === "pointerdown" && event.target instanceof Node && !open.contains(event.target);
      if (pressedEscape || pressedElsewhere) open.open = false;
      if (pressedEscape) open.querySelector("summary")?.focus();
    };
    addEventListener("keydown", close);
    addEventListener("pointerdown", close);
    return () => {
      removeEventListener("keydown", close);
      removeEventListener("pointerdown", close);
    };
  }, []);
  return (
    <details ref={menu} className={styles.menu} open={opened}>
      <summary className={styles.summary} aria-label={label}>
        ⋯
      </summary>
      <div
        className={styles.panel}
        onSubmit={() => {
          if (menu.current) menu.current.open = false;
        }}
      >
        {children}
      </div>
    </details>
  );
}
