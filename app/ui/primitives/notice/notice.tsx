import type { ReactNode } from "react";
import { AlertTriangle, CircleAlert, CircleCheck, Info } from "#app/ui/primitives/icon/icons.ts";
import styles from "./notice.module.css";

const ICONS = { info: Info, success: CircleCheck, warning: AlertTriangle, error: CircleAlert };

type Props = { status: keyof typeof ICONS; title?: string; children?: ReactNode };

/** A message in the flow of a page. */
export function Notice({ status, title, children }: Props) {
  const Icon = ICONS[status];
  return (
    <div className={`${styles.notice} ${styles[status]}`}>
      <Icon className={styles.icon} size={18} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
