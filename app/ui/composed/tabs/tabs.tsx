import { useEffect, useRef } from "react";
import { CountBadge } from "#app/ui/primitives/badge/count-badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./tabs.module.css";

export type Tab = {
  label: string;
  to: string;
  /** How many items wait behind it, and the same in words. */
  waiting?: { count: number; label: string };
};

type Props = { label: string; tabs: Tab[] /** The address of the current tab. */; current: string };

/** Views of one thing, each with its own address. On narrow screens they scroll, with the current one in sight. */
export function Tabs({ label, tabs, current }: Props) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is another place to scroll to
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - (list.current.clientWidth - shown.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul ref={list} className={`scroll-edges ${styles.list}`}>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link className={styles.tab} to={tab.to} aria-current={tab.to === current ? "page" : undefined}>
              {tab.label} {tab.waiting && <CountBadge {...tab.waiting} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
