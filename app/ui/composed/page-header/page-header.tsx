import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChevronRight } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./page-header.module.css";

export type Crumb = { label: string; to: string };
type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** The pages above this one, outermost first; the title is added as the last. */
  crumbs?: Crumb[];
  badges?: ReactNode;
  /** One quiet line about the state of what is shown, such as when it was last changed. */
  status?: ReactNode;
  children?: ReactNode;
};

/** The title of a screen with its breadcrumb and its actions. */
export function PageHeader({ title, lead, crumbs, badges, status, children }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      <div className={styles.titles}>
        {crumbs && (
          <nav aria-label={t("breadcrumbs")}>
            <ol className={styles.crumbs}>
              {crumbs.map((crumb, index) => (
                <li key={crumb.to} className={styles.crumb}>
                  <Link className={styles.up} to={crumb.to}>
                    {crumb.label}
                  </Link>
                  {index < crumbs.length - 1 && <ChevronRight className={styles.then} size={14} />}
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
        {status && <div className={styles.status}>{status}</div>}
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </header>
  );
}
