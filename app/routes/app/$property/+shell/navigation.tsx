import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { NavigationGroup, NavigationItem } from "#app/domain/access/navigation.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { BarChart3, BookOpen, Layers, MessageSquare, UserRound } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./side-bar.module.css";

const ICONS = { guides: BookOpen, messages: MessageSquare, users: UserRound, analytics: BarChart3, customize: Layers } as Record<
  string,
  typeof BookOpen
>;

/** The main navigation by group; the second level of an item shows while its area is open. */
export function Navigation({ groups }: { groups: NavigationGroup[] }) {
  const { t } = useTranslation("shell");
  return (
    <nav className={styles.navigation} aria-label={t("main")}>
      {groups.map(({ group, items }) => (
        <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
          <h2 id={`group-${group}`} className={styles.heading}>
            {t(`group_${group}`)}
          </h2>
          <ul className={styles.list}>
            {items.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function Item({ item: { key, address, items } }: { item: NavigationItem }) {
  const { t } = useTranslation("shell");
  const paths = usePaths();
  const { pathname } = useLocation();
  const Icon = ICONS[key] ?? BookOpen;
  const isOpen = isWithin(pathname, paths.within(address.split("/")[0] ?? ""));
  return (
    <li>
      <Link to={paths.within(address)} className={styles.item} aria-current={isOpen ? "page" : undefined}>
        <Icon size={18} />
        <span className={styles.label}>{t(`nav_${key}`)}</span>
      </Link>
      {isOpen && items && (
        <ul className={styles.second}>
          {items.map((each) => (
            <li key={each.key}>
              <Link
                to={paths.within(each.address)}
                className={styles.item}
                aria-current={isWithin(pathname, paths.within(each.address)) ? "page" : undefined}
              >
                <span className={styles.label}>{t(`nav_${each.key}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function isWithin(pathname: string, area: string): boolean {
  return pathname === area || pathname.startsWith(`${area}/`);
}
