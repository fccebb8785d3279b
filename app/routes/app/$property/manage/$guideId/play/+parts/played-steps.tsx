import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import type { PlayedGuide } from "#app/routes/app/$property/manage/$guideId/play/played-guide.server.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./play.module.css";

/** All steps of the guide, to go to one of them. */
export function PlayedSteps({ of: { guide, language, steps, position, width, dir } }: { of: PlayedGuide }) {
  const { t } = useTranslation("play");
  const paths = usePaths();
  return (
    <nav className={styles.steps} aria-label={t("editor:steps")}>
      <h2>{t("editor:steps")}</h2>
      <ol>
        {steps.map(({ id, title }, index) => (
          <li key={id}>
            <Link
              to={paths.playGuide(guide.id, { step: id, lang: language.lang, width, dir })}
              aria-current={index === position ? "step" : undefined}
              dir="auto"
            >
              {title || t("editor:untitled")}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
