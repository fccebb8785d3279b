import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./filters.module.css";

/** The guides that somebody changed last, shown to them alone. */
export function RecentGuides({ guides }: { guides: { id: number; title: string }[] }) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  if (guides.length === 0) return null;
  return (
    <nav className={styles.recent} aria-label={t("recent")}>
      <span>{t("recent")}</span>
      <ul>
        {guides.map(({ id, title }) => (
          <li key={id}>
            <Link to={paths.guideSteps(id)} dir="auto">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
