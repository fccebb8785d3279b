import type { ReactNode } from "react";
import styles from "./scroll-region.module.css";

/** A wide table that scrolls by itself on narrow screens, with the keyboard as well. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.region} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
