import { useTranslation } from "react-i18next";
import styles from "#app/features/media/media.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { WayLink } from "./media-choice.tsx";

/** Where an image or GIF comes from. */
export function Origins({ shown: { guide, step, lang, mayStore } }: { shown: ShownMedia }) {
  const { t } = useTranslation(["media", "common"]);
  const paths = usePaths();
  const at = (add: string) => paths.stepMedia(guide.id, step.id, { lang, add });
  return (
    <div className={styles.screen}>
      <ul className={styles.ways}>
        {mayStore && <WayLink to={at("image-upload")} label={t("way_image-upload")} hint={t("hint_upload")} />}
        <WayLink to={at("image-url")} label={t("way_image-url")} hint={t("hint_url")} />
        <WayLink to={at("image-library")} label={t("way_image-library")} hint={t("hint_library")} />
      </ul>
      <ButtonRow>
        <ButtonLink to={paths.stepMedia(guide.id, step.id, { lang })}>{t("common:cancel")}</ButtonLink>
      </ButtonRow>
    </div>
  );
}
