import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths/paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { roleText } from "./account.tsx";
import { PropertyDrawer } from "./property-drawer.tsx";
import { SettingsDrawer } from "./settings-drawer.tsx";
import styles from "./shell.module.css";
import type { ShellData } from "./shell-data.ts";
import { SideBar } from "./side-bar.tsx";

/** The shell of every screen of a property: side bar, drawers with addresses, and footer. */
export function Shell({ children, ...shell }: ShellData & { children: ReactNode }) {
  const { t } = useTranslation(["shell", "common"]);
  return (
    <div className={shell.sidebar === "collapsed" ? `${styles.shell} ${styles.collapsed}` : styles.shell}>
      <SideBar {...shell} />
      <div className={styles.content}>
        {shell.environment ? (
          <aside className={styles.environment} aria-label={t("environment")}>
            <span>{shell.environment}</span> <span>{roleText(t, shell.viewer.role)}</span>{" "}
            {shell.sandbox && <Link to={paths.sandbox()}>{t("sandbox")}</Link>}
          </aside>
        ) : (
          <span />
        )}
        <main id="main" className={styles.main} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.footer}>
          <Link to={paths.privacy()} reloadDocument>
            {t("footer_privacy")}
          </Link>
          {shell.footer.map(({ key, href }) => (
            <Fragment key={key}>
              {" "}
              <Link to={href} rel="noreferrer">
                {t(`footer_${key}`)}
              </Link>
            </Fragment>
          ))}
        </footer>
      </div>
      {shell.panel === "properties" && <PropertyDrawer {...shell} />}
      {shell.panel === "settings" && <SettingsDrawer {...shell} />}
    </div>
  );
}
