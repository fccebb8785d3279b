import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { STATES, type State } from "#app/routes/app/$property/manage/list/query.ts";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./list.module.css";

type Props = {
  search: string;
  state: State;
  /** The only chapter shown, if so. */
  one: { show?: "one"; chapterId?: string };
  /** How many guides match a search or a state; null without one, and where nothing is shown. */
  found: number | null;
};

/** The search and the state filter of the list. */
export function ListFilters({ search, state, one, found }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  // Archived guides are in no chapter.
  const addressOf = (each: State) => paths.guides({ ...(each !== "archived" && one), search, state: each === "all" ? undefined : each });
  return (
    <>
      <div className={styles.filters}>
        <SearchForm label={t("search_content")} value={search} keep={{ ...one, state: state === "all" ? undefined : state }} />
        {one.show && <Link to={paths.guides({ show: "all" })}>{t("show_all")}</Link>}
      </div>
      <Tabs
        label={t("states")}
        tabs={STATES.map((each) => ({ label: t(`filter_${each}`), to: addressOf(each) }))}
        current={addressOf(state)}
      />
      {found !== null && (
        <p className={styles.found} role="status">
          {t("guides_found", { count: found })} <Link to={paths.guides(one)}>{t("clear_filters")}</Link>
        </p>
      )}
    </>
  );
}
