import { useTranslation } from "react-i18next";
import framed from "#app/features/preview/frame.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { END, POPUP } from "#app/routes/app/$property/manage/$guideId/play/places.ts";
import type { PlayedGuide } from "#app/routes/app/$property/manage/$guideId/play/played-guide.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import styles from "./play.module.css";
import { usePlayedStep } from "./use-played-step.ts";

/**
 * The present step as the player draws it, and the way on. With scripts the card's own buttons lead on too; without them, and where the
 * player waits for something on a page that is not here, the buttons below do.
 */
export function Stage({ of: played }: { of: PlayedGuide }) {
  const { t } = useTranslation("play");
  const paths = usePaths();
  const { guide, language, step, place, position, before, after, width, dir } = played;
  const to = (wanted: string | undefined) => paths.playGuide(guide.id, { step: wanted, lang: language.lang, width, dir });
  const { box, isDrawn } = usePlayedStep(played, {
    next: after && to(after),
    back: before && to(before),
    exit: paths.guideSteps(guide.id, step?.id),
  });
  const frame = width === "wide" ? `${framed.frame} ${framed.wide}` : framed.frame;
  return (
    <section className={styles.stage} aria-label={t("stage")}>
      {step ? (
        <div className={frame}>
          <iframe
            key={`${step.id} ${language.key} ${dir}`}
            className={framed.page}
            title={t("editor:preview_of", { position: position + 1, count: guide.count })}
            src={paths.guidePreview(guide.id, step.id, language.lang, dir)}
            hidden={isDrawn}
          />
          <div ref={box} className={framed.page} hidden={!isDrawn} />
        </div>
      ) : (
        <div className={frame}>
          {place === POPUP ? (
            <iframe
              key={`${language.key} ${dir}`}
              className={framed.page}
              title={t("popup")}
              src={paths.promotionPreview(guide.id, language.lang, dir)}
            />
          ) : (
            <p className={styles.end}>{t("end")}</p>
          )}
        </div>
      )}
      {step && step.type !== "slide" && step.identifier && (
        <p className={styles.target}>
          {t("editor:preview_points")} <code>{step.identifier}</code>
        </p>
      )}
      <div className={styles.controls}>
        {before && <ButtonLink to={to(before)}>{t("back")}</ButtonLink>}
        <span role="status">
          {step ? t("position", { position: position + 1, count: guide.count }) : place === POPUP ? t("popup") : t("ended")}
        </span>
        {after ? (
          <ButtonLink to={to(after)} tone="primary">
            {place === POPUP ? t("start") : after === END ? t("finish") : t("next")}
          </ButtonLink>
        ) : (
          <ButtonLink to={to(undefined)} tone="primary">
            {t("again")}
          </ButtonLink>
        )}
      </div>
      {step && waits(step) && <p className={styles.target}>{t("waits")}</p>}
    </section>
  );
}

/** Whether the player leads on only by what happens on the page. */
const waits = ({ type, nextWhen }: NonNullable<PlayedGuide["step"]>) => type !== "slide" && nextWhen !== "button";
