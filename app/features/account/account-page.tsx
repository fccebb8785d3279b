import type { ReactNode } from "react";
import styles from "./account-page.module.css";

type Props = { title: string; children: ReactNode; wide?: boolean };

/** The frame of the pages around signing in: one card in the middle, without the shell. */
export function AccountPage({ title, children, wide }: Props) {
  return (
    <main id="main" className={`${styles.page} ${wide ? styles.wide : ""}`}>
      <p className={styles.brand}>
        <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden="true">
          <path d="M4 12 28 4" />
          <path d="M8 11v17M16 8.500v19.500M24 6v22" />
        </svg>
        Handrail
      </p>
      <div className={styles.card}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** The buttons of an account page, one below the other. */
export function AccountActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
