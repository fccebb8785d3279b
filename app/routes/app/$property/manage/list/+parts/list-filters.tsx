import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { FilterChoices } from "#app/routes/app/$property/manage/list/filters.server.ts";
import { type Kept, STATES, type State } from "#app/routes/app/$property/manage/list/query.ts";
import { SearchForm } from "#app/ui/composed/search-form/search-form.tsx";
import { Tabs } from "#app/ui/composed/tabs/tabs.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { FilterFields } from "./filter-fields.tsx";
import styles from "./filters.module.css";

type Props = {
  /** What the address says of the list, and what links keep of it. */
  kept: Kept;
  state: State;
  chips: { names: string[]; text: string }[];
  /** What the fields of the filters offer; null where they are not shown. */
  choices: FilterChoices | null;
  /** How many guides match, and how many chapters without a guide that does; null where nothing is asked for, and where nothing is shown. */
  found: { guides: number; chapters: number } | null;
};

/** The search, the filters and the states of the list. */
export function ListFilters({ kept, state, chips, choices, found }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const { show, chapterId, ...rest } = kept;
  const one = show && { show, chapterId };
  const filter = choices ? ("open" as const) : undefined;
  // Archived guides are in no chapter.
  const addressOf = (each: State) =>
    paths.guides({ ...(each !== "archived" && one), ...rest, state: each === "all" ? undefined : each, filter });
  const { search, ...keptBySearch } = kept;
  return (
    <>
      <div className={styles.filters}>
        <SearchForm label={t("search_content")} value={search} keep={{ ...keptBySearch, filter }} />
        <Link to={paths.guides({ ...kept, filter: choices ? undefined : "open" })} aria-expanded={choices !== null} preventScrollReset>
          {t("filter_and_sort")}
        </Link>
        {one && <Link to={paths.guides({ show: "all" })}>{t("show_all")}</Link>}
      </div>
      {choices && <FilterFields kept={kept} choices={choices} />}
      <Tabs
        label={t("states")}
        tabs={STATES.map((each) => ({ label: t(`filter_${each}`), to: addressOf(each) }))}
        current={addressOf(state)}
      />
      {chips.length > 0 && (
        <ul id="filters" className={styles.chips} aria-label={t("filters_in_use")} data-focus-after="#filters a,#search">
          {chips.map(({ names, text }) => (
            <li key={text}>
              <bdi>{text}</bdi>{" "}
              <Link to={paths.guides({ ...without(kept, names), filter })} preventScrollReset aria-label={t("remove_chip", { text })}>
                {t("remove")}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found !== null && (
        <p className={styles.found} role="status">
          {foundText(t, found)} <Link to={paths.guides(one)}>{t("clear_filters")}</Link>
        </p>
      )}
    </>
  );
}

function foundText(t: TFunction<"manage">, { guides, chapters }: { guides: number; chapters: number }): string {
  if (chapters === 0) return t("guides_found", { count: guides });
  if (guides === 0) return t("chapters_found", { count: chapters });
  return t("guides_and_chapters_found", { guides: t("guide_count", { count: guides }), count: chapters });
}

const without = (kept: Kept, names: string[]) => Object.fromEntries(Object.entries(kept).filter(([name]) => !names.includes(name)));
