import { useTranslation } from "react-i18next";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { fitted } from "#app/domain/media/crop.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { sentValues } from "#app/features/form/use-screen-form.ts";
import { ImageCropper } from "#app/features/media/image-cropper.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import styles from "./media.module.css";
import { MediaState, useMediaForm } from "./use-media-form.tsx";

type Props = { shown: ShownMedia; cropped: NonNullable<ShownMedia["cropped"]> };

/** The part of an uploaded image that people see: chosen by numbers, and with scripts by dragging. Animations are used as they are. */
export function CropForm({ shown, cropped: { image, crop } }: Props) {
  const { t } = useTranslation(["media", "common"]);
  const paths = usePaths();
  const { guide, step, lang, media } = shown;
  const size = { width: image.width ?? 1, height: image.height ?? 1 };
  const values = {
    ...(crop && { x: String(crop.x), y: String(crop.y), width: String(crop.width) }),
    mediaTitle: media?.type === "image" ? media.title : "",
  } as Record<"x" | "y" | "width" | "mediaTitle", string>;
  const constraint = {
    x: { required: true, min: 0, max: size.width - 1 },
    y: { required: true, min: 0, max: size.height - 1 },
    width: { required: true, min: 1, max: size.width },
    mediaTitle: { maxLength: GUIDE_LIMITS.linkTitle },
  };
  const form = useMediaForm(shown, values, constraint);
  const sent = sentValues(form.answer);
  const typed = (name: "x" | "y" | "width") => (sent[name] === undefined ? (crop?.[name] ?? 0) : Number(sent[name]) || 0);
  const begun = crop && fitted({ x: typed("x"), y: typed("y"), width: typed("width") }, size);
  const label = (name: "x" | "y" | "width") => ({ ...form.field(name), label: t(name) });
  return (
    <ScreenForm of={form} summary={summaryOf()}>
      <MediaState shown={shown} type="image" />
      <div className={styles.card}>
        {begun ? (
          <>
            <ImageCropper
              src={image.imageUrl}
              image={size}
              crop={begun}
              names={{ x: form.fields.x.id, y: form.fields.y.id, width: form.fields.width.id }}
            />
            <p className={styles.hint}>{t("width_hint", size)}</p>
            <div className={styles.numbers}>
              <NumberField {...label("x")} />
              <NumberField {...label("y")} />
              <NumberField {...label("width")} />
              <noscript>
                <Button name="intent" value="show">
                  {t("show_crop")}
                </Button>
              </noscript>
            </div>
          </>
        ) : (
          <>
            <img className={styles.image} src={image.imageUrl} alt="" />
            <Notice status="info" title={t(image.frames > 1 ? "animation_whole" : "unmeasured_whole")} />
          </>
        )}
        <TextField {...form.field("mediaTitle")} label={t("title_image")} hint={t("title_hint_image")} />
        <ButtonRow>
          <Button tone="primary" name="intent" value={crop ? "crop" : "whole"}>
            {t(crop ? "crop_use" : "use")}
          </Button>
          {crop && (
            <Button name="intent" value="whole">
              {t("use_whole")}
            </Button>
          )}
          <ButtonLink to={paths.guideSteps(guide.id, step.id, { lang })}>{t("common:cancel")}</ButtonLink>
        </ButtonRow>
      </div>
    </ScreenForm>
  );

  function summaryOf() {
    const named = { x: t("x"), y: t("y"), width: t("width") };
    return Object.fromEntries(Object.entries(named).map(([name, text]) => [name, { label: text, id: form.fields[name as "x"].id }]));
  }
}
