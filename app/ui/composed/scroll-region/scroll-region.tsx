import { type ReactNode, useState } from "react";
import styles from "./scroll-region.module.css";

type Props = {
  label: string;
  children: ReactNode;
  /** No higher than most of the screen, so that the head of a long table can stay in sight. */
  tall?: boolean;
};

/** A wide table that scrolls by itself on narrow screens, with the keyboard as well. `data-scrolled` is there while its beginning is not. */
export function ScrollRegion({ label, children, tall }: Props) {
  const [scrolled, setScrolled] = useState(false);
  return (
    <section
      className={tall ? `${styles.region} ${styles.tall}` : styles.region}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      data-scrolled={scrolled || undefined}
      onScroll={(event) => setScrolled(event.currentTarget.scrollLeft !== 0)}
    >
      {children}
    </section>
  );
}
