import { type ReactNode, useState } from "react";
import styles from "./scroll-region.module.css";

type Props = {
  label: string;
  children: ReactNode;
  /** Limited to most of the screen's height, so that the head of a long table can stay in sight. */
  tall?: boolean;
};

/** Lets a wide table scroll by itself on narrow screens, by keyboard too. `data-scrolled` is set while its beginning is out of sight. */
export function ScrollRegion({ label, children, tall }: Props) {
  const [scrolled, setScrolled] = useState(false);
  return (
    <section
      className={`scroll-edges ${styles.region} ${tall ? styles.tall : ""}`}
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
