import { useTranslation } from "react-i18next";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { WORDS } from "./operator-words.ts";
import styles from "./people.module.css";
import type { ShownFilter } from "./shown-filters.server.ts";

type Props = { filters: ShownFilter[]; without: (where: string[]) => string };

/** The filters in use, each with a link to the list without it. */
export function FilterChips({ filters, without }: Props) {
  const { t } = useTranslation("users");
  if (filters.length === 0) return null;
  const wheres = filters.map(({ where }) => where);
  return (
    <ul id="filters" className={styles.chips} aria-label={t("filters")} data-focus-after="#filters a,#add-filter">
      {filters.map(({ where, name, operator, value }) => (
        <li key={where} className={styles.chip}>
          <span>
            <bdi>{name}</bdi> {t(WORDS[operator])} <bdi>{value}</bdi>
          </span>{" "}
          <Link to={without(wheres.filter((each) => each !== where))} preventScrollReset>
            {t("remove_filter")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
