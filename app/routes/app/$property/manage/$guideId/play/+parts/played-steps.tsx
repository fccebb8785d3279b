import { useTranslation } from "react-i18next";
import { usePaths } from "#app/paths/use-paths.ts";
import { POPUP } from "#app/routes/app/$property/manage/$guideId/play/places.ts";
import type { PlayedGuide } from "#app/routes/app/$property/manage/$guideId/play/played-guide.server.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";
import styles from "./play.module.css";

/** The popup before the guide, if there is one, and all steps, to go to one of them. */
export function PlayedSteps({ of: { guide, language, steps, place, hasPopup, width, dir } }: { of: PlayedGuide }) {
  const { t } = useTranslation("play");
  const paths = usePaths();
  const link = (step: string, label: string) => (
    <Link
      to={paths.playGuide(guide.id, { step, lang: language.lang, width, dir })}
      aria-current={step === place ? "step" : undefined}
      dir="auto"
    >
      {label}
    </Link>
  );
  return (
    <nav className={styles.steps} aria-label={t("editor:steps")}>
      <h2>{t("editor:steps")}</h2>
      {hasPopup && <p>{link(POPUP, t("popup"))}</p>}
      <ol>
        {steps.map(({ id, title }) => (
          <li key={id}>{link(id, title || t("editor:untitled"))}</li>
        ))}
      </ol>
    </nav>
  );
}
