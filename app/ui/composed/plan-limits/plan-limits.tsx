import type { ReactNode } from "react";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Progress } from "#app/ui/primitives/progress/progress.tsx";
import styles from "./usage-panel.module.css";

/** From this share of a limit on, its bar warns. */
const NEARLY_FULL = 0.8;

export type Usage = {
  label: string;
  used: number;
  /** How many the plan allows; null without a limit. */
  limit: number | null;
  /** Both in words, such as "3 of 10 guides". */
  text: string;
  /** Where the counted items are listed. */
  to?: string;
};

export function levelOf({ used, limit }: Pick<Usage, "used" | "limit">): "accent" | "warn" | "bad" {
  if (limit === null || used < limit * NEARLY_FULL) return "accent";
  return used < limit ? "warn" : "bad";
}

/** How much of a plan's limits is used. `children` says what to do about it. */
export function UsagePanel({ title, usages, children }: { title: string; usages: Usage[]; children?: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {usages.map((usage) => (
          <li key={usage.label} className={styles.usage}>
            <span className={styles.line}>
              <span className={styles.label}>{usage.to ? <Link to={usage.to}>{usage.label}</Link> : usage.label}</span>
              <span className={`${styles.text} ${styles[levelOf(usage)]}`}>{usage.text}</span>
            </span>
            {usage.limit !== null && (
              <Progress label={usage.label} value={usage.used} most={Math.max(usage.limit, 1)} tone={levelOf(usage)} />
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
