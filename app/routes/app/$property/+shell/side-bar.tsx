import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "#app/paths/paths.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { Avatar } from "#app/ui/primitives/avatar/avatar.tsx";
import { BarChart3, BookOpen, ChevronLeft, ChevronRight, ChevronsUpDown, LogOut, Settings } from "#app/ui/primitives/icon/icons.ts";
import { Form } from "#app/ui/primitives/link/form.tsx";
import { Link, NavLink } from "#app/ui/primitives/link/link.tsx";
import { Mark } from "#app/ui/primitives/mark/mark.tsx";
import { panelAddress } from "./panel-address.ts";
import type { ShellData } from "./shell-data.ts";
import styles from "./side-bar.module.css";
import { SignOut } from "./sign-out.tsx";

const ICONS = { guides: BookOpen, analytics: BarChart3 } as Record<string, typeof BookOpen>;

/** Side bar, 192 px wide or 64 px collapsed; on narrow screens a strip on top. */
export function SideBar({ property, navigation, settings, sidebar, panel }: ShellData) {
  const { t } = useTranslation("shell");
  const inside = usePaths();
  const { pathname, search } = useLocation();
  const collapsed = sidebar === "collapsed";
  const Toggle = collapsed ? ChevronRight : ChevronLeft;
  return (
    <header className={collapsed ? `${styles.bar} ${styles.collapsed}` : styles.bar}>
      <Link to={inside.property()} className={styles.logo}>
        <span className={styles.mark}>
          <Mark />
        </span>
        <span className={styles.label}>Handrail</span>
      </Link>{" "}
      <Link to={panelAddress(pathname, search, "properties")} className={styles.switch} aria-current={panel === "properties" || undefined}>
        <Avatar name={property.name} image={property.avatar} />{" "}
        <span className={`${styles.label} ${styles.name}`}>
          <span className="visually-hidden">{t("switch_property")}: </span>
          {property.name}
        </span>
        <ChevronsUpDown className={styles.label} size={14} aria-hidden="true" />
      </Link>
      <nav className={styles.navigation} aria-label={t("main")}>
        <ul className={styles.list}>
          {navigation.map((item) => {
            const Icon = ICONS[item.key] ?? BookOpen;
            const to = inside.within(item.address);
            const area = inside.within(item.address.split("/")[0] ?? "");
            return (
              <li key={item.key}>
                <NavLink to={to} className={styles.item} aria-current={pathname.startsWith(area) ? "page" : undefined}>
                  <Icon size={18} aria-hidden="true" />
                  <span className={styles.label}>{t(`nav_${item.key}`)}</span>
                </NavLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <ul className={styles.list}>
        {settings.length > 0 && (
          <li>
            <Link to={panelAddress(pathname, search, "settings")} className={styles.item} aria-current={panel === "settings" || undefined}>
              <Settings size={18} aria-hidden="true" />
              <span className={styles.label}>{t("settings")}</span>
            </Link>
          </li>
        )}
        <li>
          <SignOut here={pathname + search} className={styles.item}>
            <LogOut size={18} aria-hidden="true" />
            <span className={styles.label}>{t("sign_out")}</span>
          </SignOut>
        </li>
        <li className={styles.collapse}>
          <Form method="post" action={paths.sidebar()} preventScrollReset>
            <input type="hidden" name="return" value={pathname + search} />
            <button className={styles.item} name="sidebar" value={collapsed ? "expanded" : "collapsed"} type="submit">
              <Toggle size={18} aria-hidden="true" />
              <span className={styles.label}>{t(collapsed ? "expand" : "collapse")}</span>
            </button>
          </Form>
        </li>
      </ul>
    </header>
  );
}
