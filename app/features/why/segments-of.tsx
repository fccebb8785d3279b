import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { Badge } from "#app/ui/primitives/badge/badge.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import type { FailingSegment } from "./failing-segments.server.ts";
import styles from "./why.module.css";

type Props = { segments: { id: number; name: string; isIn: boolean }[]; failing: FailingSegment[]; are: "now" | "noted" | "guessed" };

/** The user segments that the person is in, and how that is known; of those that something wants and they are not in, why. */
export function SegmentsOf({ segments, failing, are }: Props) {
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
      {failing.map(({ id, name, filters }) => (
        <details key={id} id={`segment-${id}`} className={styles.item}>
          <summary className={styles.head}>
            <Badge tone="bad">{t("is_not_in")}</Badge>
            <bdi className={styles.title}>{name}</bdi>
          </summary>
          <div className={styles.open}>
            <ul className={styles.items}>
              {filters.map(({ sentence, meets, actual }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: filters have no other name
                <li key={index} className={styles.head}>
                  <Badge tone={meets ? "good" : "bad"}>{t(meets ? "passes" : "fails")}</Badge>
                  <bdi>{sentence}</bdi>
                  <span className={styles.has}>{actual === null ? t("has_none") : t("has", { value: actual })}</span>
                </li>
              ))}
            </ul>
            <p>
              <Link to={paths.segment(id)}>{t("to_segment")}</Link>
            </p>
          </div>
        </details>
      ))}
      {are !== "now" && <p className={styles.reason}>{t(are === "noted" ? "segments_noted" : "segments_guessed")}</p>}
    </section>
  );
}
