import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import styles from "#app/features/media/media.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { Pager } from "#app/ui/composed/pager/pager.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { MediaState, useMediaForm } from "./use-media-form.tsx";

type Props = { shown: ShownMedia; library: NonNullable<ShownMedia["library"]> };

/** The images that the property used before, newest use first: each can be used as it is, or a part of it. */
export function Library({ shown, library: { images, total, page, limit } }: Props) {
  const { t } = useTranslation(["media", "common"]);
  const paths = usePaths();
  const { guide, step, lang, media, mayStore } = shown;
  const form = useMediaForm(shown, {});
  const at = (query: object) => paths.stepMedia(guide.id, step.id, { lang, ...query });
  const nameOf = ({ name }: (typeof images)[number]) => name || t("unnamed");
  const sizeOf = ({ width, height, frames }: (typeof images)[number]) =>
    [width === null ? "" : `${width} × ${height}`, frames > 1 ? t("animation") : ""].filter(Boolean).join(" · ");
  return (
    <div className={styles.screen}>
      {total === 0 && (
        <EmptyState title={t("none_title")} text={t("none_text")}>
          {mayStore && <ButtonLink to={at({ add: "image-upload" })}>{t("way_image-upload")}</ButtonLink>}
        </EmptyState>
      )}
      <ScreenForm of={form}>
        <MediaState shown={shown} type="image" />
        <input type="hidden" name="mediaTitle" value={media?.type === "image" ? media.title : ""} />
        <ul className={styles.library}>
          {images.map((image) => (
            <li key={image.id} className={styles.entry}>
              <img className={styles.thumbnail} src={image.imageUrl} alt="" loading="lazy" />
              <p className={styles.name}>
                <bdi>{nameOf(image)}</bdi>
              </p>
              <p className={styles.hint}>{sizeOf(image)}</p>
              <ButtonRow>
                <Button name="image" value={image.id} size="small" label={t("use_named", { name: nameOf(image) })}>
                  {t("use")}
                </Button>
                {mayStore && image.frames === 1 && image.width !== null && (
                  <ButtonLink to={at({ add: "image-crop", image: image.id })} size="small" label={t("crop_named", { name: nameOf(image) })}>
                    {t("crop")}
                  </ButtonLink>
                )}
              </ButtonRow>
            </li>
          ))}
        </ul>
      </ScreenForm>
      <Pager page={page} size={limit} total={total} addressOf={(change) => at({ add: "image-library", ...change })} />
      <ButtonRow>
        <ButtonLink to={at({ add: "image" })}>{t("common:cancel")}</ButtonLink>
      </ButtonRow>
    </div>
  );
}
