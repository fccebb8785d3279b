import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Drawer } from "#app/ui/composed/drawer/drawer.tsx";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { KeyRound, Layers, LogOut, Sparkles, UserRound } from "#app/ui/primitives/icon/icons.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { panelAddress } from "./panel-address.ts";
import drawer from "./settings-drawer.module.css";
import type { ShellData } from "./shell-data.ts";
import styles from "./side-bar.module.css";
import { SignOut } from "./sign-out.tsx";

const ICONS = { copilot: Sparkles, company_attributes: Layers, sign_in: UserRound, token: KeyRound } as Record<string, typeof UserRound>;

/** Settings by group, searched by label, with sign-out at the end. */
export function SettingsDrawer({ settings, search, sidebar }: ShellData) {
  const { t } = useTranslation("shell");
  const paths = usePaths();
  const { pathname, search: query } = useLocation();
  const kept = Object.fromEntries(new URLSearchParams(query));
  const wanted = search.trim().toLowerCase();
  const groups = settings
    .map(({ group, items }) => ({ group, items: items.filter((item) => t(`nav_${item.key}`).toLowerCase().includes(wanted)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Drawer
      title={t("settings")}
      closeTo={panelAddress(pathname, query, null)}
      opener="#open-settings"
      beside={sidebar}
      head={<SearchForm label={t("search_settings")} name="q" value={search} keep={{ ...kept, q: undefined }} compact />}
      foot={
        <SignOut here={pathname + query} className={styles.item}>
          <LogOut size={18} />
          {t("sign_out")}
        </SignOut>
      }
    >
      {groups.length === 0 && (
        <p className={drawer.empty}>
          <strong>{t("no_settings")}</strong> {t("no_settings_text")}
        </p>
      )}
      {groups.map(({ group, items }) => (
        <section key={group} className={drawer.group}>
          <h3 className={drawer.heading}>{t(`group_${group}`)}</h3>
          <ul className={styles.list}>
            {items.map((item) => {
              const Icon = ICONS[item.key] ?? UserRound;
              return (
                <li key={item.key}>
                  <Link to={paths.within(item.address)} className={styles.item}>
                    <Icon size={18} />
                    {t(`nav_${item.key}`)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}
