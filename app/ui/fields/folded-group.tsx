import type { ReactNode } from "react";
import styles from "./field.module.css";

type Props = {
  label: string;
  /** Whether it is open when the page comes: because it holds something, or an error. */
  open: boolean;
  children: ReactNode;
};

/** A group of fields that few people need: folded away, and sent all the same. */
export function FoldedGroup({ label, open, children }: Props) {
  return (
    <details className={styles.folded} open={open}>
      <summary className={styles.fold}>{label}</summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  );
}
