import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./why.module.css";

type Props = { segments: { id: number; name: string; isIn: boolean }[]; are: "now" | "noted" | "guessed" };

/** The user segments that the person is in, and how that is known. */
export function SegmentsOf({ segments, are }: Props) {
  const { t } = useTranslation("why");
  const paths = usePaths();
  const theirs = segments.filter(({ isIn }) => isIn);
  return (
    <section aria-labelledby="segments" className={styles.answer}>
      <h2 id="segments">{t("segments")}</h2>
      {theirs.length === 0 ? (
        <p>{t(segments.length === 0 ? "no_segments" : "in_no_segment")}</p>
      ) : (
        <ul className={styles.segments}>
          {theirs.map(({ id, name }) => (
            <li key={id}>
              <Link to={paths.segment(id)}>
                <bdi>{name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {are !== "now" && <p className={styles.reason}>{t(are === "noted" ? "segments_noted" : "segments_guessed")}</p>}
    </section>
  );
}
