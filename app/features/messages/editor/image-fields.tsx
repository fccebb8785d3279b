import { useTranslation } from "react-i18next";
import { ImageLibrary } from "#app/features/media/image-library.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import type { MessageChoices } from "./edited.server.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; images: MessageChoices["images"]; readOnly: boolean };

/** The image of an announcement: by its address, or one of the library. */
export function ImageFields({ form, images, readOnly }: Props) {
  const { t } = useTranslation("messages");
  return (
    <>
      <RadioGroup
        {...form.field("mediaType")}
        readOnly={readOnly}
        choices={[
          { value: "", label: t("media_none") },
          {
            value: "image",
            label: t("media_image"),
            dependents: <TextField {...form.field("mediaSrc")} hint={t("media_src_hint")} readOnly={readOnly} />,
          },
        ]}
      />
      {images.length > 0 && !readOnly && <ImageLibrary of={form.field("used")} images={images} none={t("keep_image")} />}
    </>
  );
}
