import type { ReactNode } from "react";
import styles from "./badge.module.css";

type Props = { children: ReactNode; tone?: "neutral" | "good" | "warn" | "bad"; dot?: boolean };

/** A short state in words; colour and dot only repeat them. */
export function Badge({ children, tone = "neutral", dot }: Props) {
  return <span className={[styles.badge, styles[tone], dot && styles.dot].filter(Boolean).join(" ")}>{children}</span>;
}
