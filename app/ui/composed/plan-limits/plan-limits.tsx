import type { ReactNode } from "react";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Progress } from "#app/ui/primitives/progress/progress.tsx";
import styles from "./plan-limits.module.css";

/** From this share of a limit on, its bar warns. */
const NEARLY_FULL = 0.8;

export type PlanLimit = {
  label: string;
  used: number;
  /** How many the plan allows; null without a limit. */
  limit: number | null;
  /** Both in words, such as "3 of 10 guides". */
  text: string;
  /** Where the counted items are listed. */
  to?: string;
};

export function levelOf({ used, limit }: Pick<PlanLimit, "used" | "limit">): "accent" | "warn" | "bad" {
  if (limit === null || used < limit * NEARLY_FULL) return "accent";
  return used < limit ? "warn" : "bad";
}

/** How much of a plan's limits is used. `children` says what to do about it. */
export function PlanLimits({ title, limits, children }: { title: string; limits: PlanLimit[]; children?: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.list}>
        {limits.map((limit) => (
          <li key={limit.label} className={styles.limit}>
            <span className={styles.line}>
              <span className={styles.label}>{limit.to ? <Link to={limit.to}>{limit.label}</Link> : limit.label}</span>
              <span className={`${styles.text} ${styles[levelOf(limit)]}`}>{limit.text}</span>
            </span>
            {limit.limit !== null && (
              <Progress label={limit.label} value={limit.used} most={Math.max(limit.limit, 1)} tone={levelOf(limit)} />
            )}
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
