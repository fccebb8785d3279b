import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import styles from "#app/features/media/media.module.css";
import { StoredImages } from "#app/features/media/stored-images.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { MediaState, useMediaForm } from "./use-media-form.tsx";

type Props = { shown: ShownMedia; library: NonNullable<ShownMedia["library"]> };

/** The images that the property used before: each can be used as it is, or a part of it. */
export function Library({ shown, library }: Props) {
  const { t } = useTranslation(["media", "common"]);
  const paths = usePaths();
  const { guide, step, lang, media, mayStore } = shown;
  const form = useMediaForm(shown, {});
  const at = (query: object) => paths.stepMedia(guide.id, step.id, { lang, ...query });
  return (
    <div className={styles.screen}>
      <StoredImages
        of={library}
        keep={{ step: step.id, lang, add: "image-library" }}
        addressOf={(change) => at({ add: "image-library", ...change })}
        cropAddress={mayStore ? ({ id }) => at({ add: "image-crop", image: id }) : undefined}
        none={mayStore && <ButtonLink to={at({ add: "image-upload" })}>{t("way_image-upload")}</ButtonLink>}
        form={(list) => (
          <ScreenForm of={form}>
            <MediaState shown={shown} type="image" />
            <input type="hidden" name="mediaTitle" value={media?.type === "image" ? media.title : ""} />
            {list}
          </ScreenForm>
        )}
      />
      <ButtonRow>
        <ButtonLink to={at({ add: "image" })}>{t("common:cancel")}</ButtonLink>
      </ButtonRow>
    </div>
  );
}
