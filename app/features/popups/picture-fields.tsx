import { useTranslation } from "react-i18next";
import { ImageLibrary, type LibraryImage } from "#app/features/media/image-library.tsx";
import { CheckboxField } from "#app/ui/fields/checkbox-field.tsx";
import type { FieldProps } from "#app/ui/fields/field.ts";
import { FieldGroup } from "#app/ui/fields/field-group.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import type { PopupField } from "./form-values.server.ts";

type Props = {
  field: (name: PopupField) => Pick<FieldProps, "field" | "label">;
  images: LibraryImage[];
  /** Whether there are other languages to give the same picture to. */
  several: boolean;
  /** Whether the form leads to an upload and to all images. */
  elsewhere: boolean;
  readOnly: boolean;
};

/** The picture of a promotion: by its address, or one that was used before, chosen in the same form. Its buttons save that, and lead to an upload or to all images. */
export function PictureFields({ field, images, several, elsewhere, readOnly }: Props) {
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
      {elsewhere && !readOnly && (
        <ButtonRow>
          <Button name="intent" value="upload" size="small">
            {t("customize:picture_upload")}
          </Button>
          <Button name="intent" value="library" size="small">
            {t("customize:picture_library")}
          </Button>
        </ButtonRow>
      )}
      {images.length > 0 && !readOnly && <ImageLibrary of={field("used")} images={images} none={t("keep_picture")} />}
      {several && <CheckboxField {...field("everywhere")} hint={t("everywhere_hint")} readOnly={readOnly} />}
    </FieldGroup>
  );
}
