import { useTranslation } from "react-i18next";
import type { PromotionField } from "#app/routes/app/$property/manage/$guideId/edit/contextual/promotion/form-values.ts";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import { asText, type FieldProps } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import styles from "./promotion.module.css";

export type LibraryImage = { id: string; imageUrl: string; name: string };

type Props = {
  field: (name: PromotionField) => Pick<FieldProps, "field" | "label">;
  images: LibraryImage[];
  /** Whether there are other languages to give the same picture to. */
  several: boolean;
  readOnly: boolean;
};

/** The picture of a promotion: by its address, or one that was used before, chosen in the same form. */
export function PictureFields({ field, images, several, readOnly }: Props) {
  const { t } = useTranslation("contextual");
  return (
    <FieldGroup label={t("picture_group")}>
      <RadioGroup
        {...field("pictureType")}
        readOnly={readOnly}
        choices={[
          { value: "", label: t("picture_none") },
          { value: "image", label: t("picture_image") },
          { value: "video", label: t("picture_video") },
        ]}
      />
      <TextField {...field("pictureUrl")} hint={t("picture_url_hint")} readOnly={readOnly} />
      <TextField {...field("pictureTitle")} hint={t("picture_title_hint")} readOnly={readOnly} />
      {images.length > 0 && !readOnly && <Library of={field("used")} images={images} />}
      {several && <CheckboxField {...field("everywhere")} hint={t("everywhere_hint")} readOnly={readOnly} />}
    </FieldGroup>
  );
}

function Library({ of: { field, label }, images }: { of: Pick<FieldProps, "field" | "label">; images: LibraryImage[] }) {
  const { t } = useTranslation(["contextual", "media"]);
  const chosen = asText(field.initialValue);
  return (
    <details className={styles.library} open={chosen !== ""}>
      <summary>{label}</summary>
      <div role="radiogroup" aria-label={label} className={styles.images}>
        <label className={styles.image}>
          <input id={field.id} type="radio" name={field.name} value="" defaultChecked={chosen === ""} />
          {t("keep_picture")}
        </label>
        {images.map(({ id, imageUrl, name }) => (
          <label key={id} className={styles.image}>
            <input type="radio" name={field.name} value={imageUrl} defaultChecked={chosen === imageUrl} />
            <img className={styles.thumbnail} src={imageUrl} alt="" loading="lazy" />
            <bdi>{name || t("media:unnamed")}</bdi>
          </label>
        ))}
      </div>
    </details>
  );
}
