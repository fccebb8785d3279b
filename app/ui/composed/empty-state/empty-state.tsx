import type { ReactNode } from "react";
import { FolderOpen } from "#app/ui/primitives/icon/icons.ts";
import styles from "./empty-state.module.css";

type Props = { title: string; text: string; children?: ReactNode };

/** Where a list has nothing to show: what is missing, and what to do about it. */
export function EmptyState({ title, text, children }: Props) {
  return (
    <div className={styles.empty}>
      <FolderOpen className={styles.icon} size={28} aria-hidden="true" />
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
