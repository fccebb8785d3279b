import { useTranslation } from "react-i18next";
import { mediaButton } from "#app/domain/media/media-button.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import styles from "#app/features/media/media.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Link } from "#app/ui/primitives/link/link.tsx";
import { ShownMediaItem } from "./shown-media-item.tsx";
import { MediaState, useMediaForm } from "./use-media-form.tsx";

/** The media that a step has, with what can be done with them, and the four kinds to choose from. */
export function MediaChoice({ shown }: { shown: ShownMedia }) {
  const { t } = useTranslation("media");
  const paths = usePaths();
  const { guide, step, media, lang } = shown;
  const form = useMediaForm(shown, {});
  const at = (add: string) => paths.stepMedia(guide.id, step.id, { lang, add });
  return (
    <div className={styles.screen}>
      {media && (
        <section className={styles.now} aria-labelledby="media-now">
          <h2 id="media-now">{t("now")}</h2>
          <ShownMediaItem media={media} />
          <ButtonRow>
            <ScreenForm of={form}>
              <MediaState shown={shown} type="" />
              {mediaButton(media.type, false) !== "add" && <Button tone="danger">{t("remove")}</Button>}
            </ScreenForm>
            <ButtonLink to={paths.stepMedia(guide.id, step.id, { lang, ask: "all" })}>{t("all_languages")}</ButtonLink>
          </ButtonRow>
        </section>
      )}
      <section className={styles.now} aria-labelledby="media-choice">
        <h2 id="media-choice">{t(media ? "replace_by" : "choose")}</h2>
        <ul className={styles.ways}>
          <WayLink to={at("image")} label={t("way_image")} hint={t("hint_image")} />
          <WayLink to={at("video")} label={t("way_video")} hint={t("hint_video")} />
          <WayLink to={at("info")} label={t("way_info")} hint={t("hint_info")} />
          <WayLink to={at("link")} label={t("way_link")} hint={t("hint_link")} />
        </ul>
        <ButtonRow>
          <ButtonLink to={paths.guideSteps(guide.id, step.id, { lang })}>{t("to_step")}</ButtonLink>
        </ButtonRow>
      </section>
    </div>
  );
}

export function WayLink({ to, label, hint }: { to: string; label: string; hint: string }) {
  return (
    <li className={styles.way}>
      <Link to={to} className={styles.wayLink}>
        {label}
      </Link>
      <p className={styles.hint}>{hint}</p>
    </li>
  );
}
