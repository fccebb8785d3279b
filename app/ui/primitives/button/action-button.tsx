import type { ReactNode } from "react";
import styles from "./button.module.css";

type Props = { children: ReactNode; onPress: () => void; tone?: "primary" | "secondary" | "quiet" | "danger"; label?: string };

/** A button that needs scripts: never in server HTML, only in what scripts open. */
export function ActionButton({ children, onPress, tone = "secondary", label }: Props) {
  return (
    <button type="button" className={`${styles.button} ${styles[tone] ?? ""}`} onClick={onPress} aria-label={label}>
      {children}
    </button>
  );
}
