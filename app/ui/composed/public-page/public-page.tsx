import type { ReactNode } from "react";
import { Mark } from "#app/ui/primitives/mark/mark.tsx";
import styles from "./public-page.module.css";

/** A page outside of every property: the product's name, one thing to say, one thing to do. */
export function PublicPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className={styles.page}>
      <div className={styles.card}>
        <p className={styles.brand}>
          <Mark />
          Handrail
        </p>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
