import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CROP_CANVAS, type Crop, fitted, type Size } from "#app/domain/media/crop.ts";
import { type FormAnswer, sentValues } from "#app/features/form/use-screen-form.ts";
import type { FieldProps, FormField } from "#app/ui/fields/field.ts";
import { NumberField } from "#app/ui/fields/number-field/number-field.tsx";
import { Button, ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { ImageCropper } from "./image-cropper.tsx";
import styles from "./media.module.css";

/** A stored image, and the part of it that is chosen at first; null for one that is used as a whole. */
export type Cropped = { image: { imageUrl: string; width: number | null; height: number | null; frames: number }; crop: Crop | null };

const FIELDS = ["x", "y", "width"] as const;
export type CropField = (typeof FIELDS)[number];

const sizeOf = ({ image }: Cropped) => ({ width: image.width ?? 1, height: image.height ?? 1 });

export const cropValues = ({ crop }: Cropped) =>
  ({ ...(crop && { x: String(crop.x), y: String(crop.y), width: String(crop.width) }) }) as Record<CropField, string>;

export function cropConstraint(cropped: Cropped) {
  const { width, height } = sizeOf(cropped);
  return {
    x: { required: true, min: 0, max: width - 1 },
    y: { required: true, min: 0, max: height - 1 },
    width: { required: true, min: 1, max: width },
  };
}

/** How errors name the fields of the part, by a `t` for the media namespace. */
export const cropSummary = (fields: Record<CropField, FormField>, t: (key: CropField) => string) =>
  Object.fromEntries(FIELDS.map((name) => [name, { label: t(name), id: fields[name].id }]));

type Props = {
  form: {
    field: (name: CropField) => Pick<FieldProps, "field" | "label">;
    fields: Record<CropField, FormField>;
    answer: FormAnswer | undefined;
  };
  cropped: Cropped;
  cancelTo: string;
  /** What the part will measure. */
  canvas?: Size;
  children?: ReactNode;
};

/** The part of an uploaded image that people see: chosen by numbers, and with scripts by dragging. Animations are used as they are. */
export function CropCard({ form, cropped, cancelTo, canvas = CROP_CANVAS, children }: Props) {
  const { t } = useTranslation(["media", "common"]);
  const { image, crop } = cropped;
  const size = sizeOf(cropped);
  const sent = sentValues(form.answer);
  const typed = (name: CropField) => (sent[name] === undefined ? (crop?.[name] ?? 0) : Number(sent[name]) || 0);
  const begun = crop && fitted({ x: typed("x"), y: typed("y"), width: typed("width") }, size, canvas);
  const label = (name: CropField) => ({ ...form.field(name), label: t(name) });
  return (
    <div className={styles.card}>
      {begun ? (
        <>
          <ImageCropper
            src={image.imageUrl}
            image={size}
            crop={begun}
            names={{ x: form.fields.x.id, y: form.fields.y.id, width: form.fields.width.id }}
            size={canvas}
          />
          <p className={styles.hint}>{t(canvas.width === canvas.height ? "width_hint_square" : "width_hint", size)}</p>
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
      {children}
      <ButtonRow>
        <Button tone="primary" name="intent" value={crop ? "crop" : "whole"}>
          {t(crop ? "crop_use" : "use")}
        </Button>
        {crop && (
          <Button name="intent" value="whole">
            {t("use_whole")}
          </Button>
        )}
        <ButtonLink to={cancelTo}>{t("common:cancel")}</ButtonLink>
      </ButtonRow>
    </div>
  );
}
