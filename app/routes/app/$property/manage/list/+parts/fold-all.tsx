import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./filters.module.css";
import type { ListedChapter } from "./list-context.ts";

type Props = {
  chapters: ListedChapter[];
  /** What the address says of open chapters. */
  open: number[] | null;
  page: number | undefined;
};

/** Folds all chapters; from then on it leads back to the list as it opens by itself. */
export function FoldAll({ chapters, open, page }: Props) {
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const filled = chapters.filter(({ total }) => total > 0);
  if (filled.length < 2) return null;
  const isFolded = filled.every(({ folded }) => folded);
  // Where chapters are many, they are folded without being asked.
  if (isFolded && open === null) return null;
  return (
    <p className={styles.foldAll}>
      <Link to={paths.guides({ open: isFolded ? undefined : "none", page })} preventScrollReset>
        {t(isFolded ? "unfold_chapters" : "fold_chapters")}
      </Link>
    </p>
  );
}
