import type { ReactNode } from "react";
import { ButtonRow } from "#app/ui/primitives/button/button.tsx";
import styles from "./form-card.module.css";

/** A short form on a card: its fields, then its buttons. */
export function FormCard({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div className={styles.card}>
      {children}
      <ButtonRow>{actions}</ButtonRow>
    </div>
  );
}
