import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./page-header.module.css";

export type Crumb = { label: string; to: string };
type Props = { title: string; lead?: string; crumbs?: Crumb[]; badges?: ReactNode; children?: ReactNode };

/** The title of a screen with the way back to it and what can be done on it. */
export function PageHeader({ title, lead, crumbs, badges, children }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        {crumbs && (
          <nav aria-label={t("breadcrumbs")}>
            <ol className={styles.crumbs}>
              {crumbs.map((crumb) => (
                <li key={crumb.to} className={styles.crumb}>
                  <Link to={crumb.to}>{crumb.label}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.titleLine}>
          <h1 dir="auto">{title}</h1>
          {badges}
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
