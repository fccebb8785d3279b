import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths/paths.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Avatar } from "#app/ui/primitives/avatar/avatar.tsx";
import { ChevronLeft, ChevronRight, ChevronsUpDown, MenuIcon, Settings } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { Mark } from "#app/ui/primitives/mark/mark.tsx";
import { Account } from "./account.tsx";
import { Navigation } from "./navigation.tsx";
import { panelAddress } from "./panel-address.ts";
import type { ShellData } from "./shell-data.ts";
import styles from "./side-bar.module.css";

/** Side bar, 192 px wide or 64 px collapsed; on narrow screens a strip on top with a menu. */
export function SideBar(shell: ShellData) {
  const { t } = useTranslation("shell");
  const inside = usePaths();
  const { key } = useLocation();
  return (
    <header className={shell.sidebar === "collapsed" ? `${styles.bar} ${styles.collapsed}` : styles.bar}>
      <Link to={inside.property()} className={styles.logo}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <span className={styles.label}>Handrail</span>
      </Link>{" "}
      <PropertySwitch {...shell} />{" "}
      {/* On narrow screens it reveals what follows it. It closes with every change of screen, as on a reloaded page. */}
      <details key={key} className={styles.menu}>
        <summary className={styles.item}>
          <MenuIcon size={18} />
          {t("menu")}
        </summary>
      </details>
      <div className={styles.content}>
        <Navigation groups={shell.navigation} />
        <Foot {...shell} />
      </div>
    </header>
  );
}

function PropertySwitch({ property, company, panel }: ShellData) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <Link
      id="open-properties"
      to={panelAddress(pathname, search, "properties")}
      className={styles.switch}
      aria-current={panel === "properties" || undefined}
    >
      <Avatar name={property.name} image={property.avatar} />{" "}
      <span className={`${styles.label} ${styles.names}`}>
        <span className="visually-hidden">{t("switch_property")}: </span>
        <span className={styles.name}>{property.name}</span> <span className={styles.company}>{company}</span>
      </span>
      <ChevronsUpDown className={styles.label} size={14} />
    </Link>
  );
}

function Foot({ settings, sidebar, panel, viewer, theme }: ShellData) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const collapsed = sidebar === "collapsed";
  const Toggle = collapsed ? ChevronRight : ChevronLeft;
  return (
    <ul className={styles.list}>
      {settings.length > 0 && (
        <li>
          <Link
            id="open-settings"
            to={panelAddress(pathname, search, "settings")}
            className={styles.item}
            aria-current={panel === "settings" || pathname.split("/")[3] === "settings" || undefined}
          >
            <Settings size={18} />
            <span className={styles.label}>{t("settings")}</span>
          </Link>
        </li>
      )}
      <li className={styles.collapse}>
        <Form method="post" action={paths.sidebar()} preventScrollReset>
          <input type="hidden" name="return" value={pathname + search} />
          <button className={styles.item} name="sidebar" value={collapsed ? "expanded" : "collapsed"} type="submit">
            <Toggle size={18} />
            <span className={styles.label}>{t(collapsed ? "expand" : "collapse")}</span>
          </button>
        </Form>
      </li>
      <li>
        <Account viewer={viewer} theme={theme} />
      </li>
    </ul>
  );
}
