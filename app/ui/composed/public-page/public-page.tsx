import type { ReactNode } from "react";
import { Mark } from "#app/ui/primitives/mark/mark.tsx";
import styles from "./public-page.module.css";

type Props = { title: string; children: ReactNode; wide?: boolean };

/** A page outside any property: the product's name, one message, one action. It looks like the pages of the realm. */
export function PublicPage({ title, children, wide }: Props) {
  return (
    <main id="main" className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <p className={styles.brand}>
        <Mark size={32} />
        Handrail
      </p>
      <div className={styles.card}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** The buttons of a public page, one below the other. */
export function PublicActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
