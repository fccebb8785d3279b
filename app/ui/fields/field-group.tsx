import type { ReactNode } from "react";
import styles from "./field.module.css";

export function FieldGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {children}
    </fieldset>
  );
}
