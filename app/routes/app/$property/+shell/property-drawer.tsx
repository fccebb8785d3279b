import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { pathsOf } from "#app/paths/paths-of.ts";
import { Drawer } from "#app/ui/composed/drawer/drawer.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { Avatar } from "#app/ui/primitives/avatar/avatar.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { panelAddress } from "./panel-address.ts";
import type { ShellData } from "./shell-data.ts";
import styles from "./side-bar.module.css";

/** Switches the property: search by name, at most 50 entries, and a notice when there are more. */
export function PropertyDrawer({ property, properties, search, sidebar }: ShellData) {
  const { t } = useTranslation("shell");
  const location = useLocation();
  const closeTo = panelAddress(location.pathname, location.search, null);
  const kept = Object.fromEntries(new URLSearchParams(location.search));
  const entries = properties?.data ?? [];
  const more = !search && (properties?.total ?? 0) > entries.length;
  return (
    <Drawer
      title={t("switch_property")}
      closeTo={closeTo}
      opener="#open-properties"
      beside={sidebar}
      head={<SearchForm label={t("search_properties")} name="q" value={search} keep={{ ...kept, q: undefined }} compact />}
    >
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link
              to={entry.id === property.id ? closeTo : pathsOf(entry.id).property()}
              className={styles.item}
              aria-current={entry.id === property.id ? "true" : undefined}
            >
              <Avatar name={entry.name} image={entry.avatar} /> <span>{entry.name}</span>
            </Link>
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p>{t("no_properties", { search })}</p>}
      {more && <p>{t("more_properties", { shown: entries.length, total: properties?.total })}</p>}
    </Drawer>
  );
}
