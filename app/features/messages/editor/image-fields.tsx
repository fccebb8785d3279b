import { useTranslation } from "react-i18next";
import { ImageLibrary } from "#app/features/media/image-library.tsx";
import { RadioGroup } from "#app/ui/fields/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button } from "#app/ui/primitives/button/button.tsx";
import type { MessageChoices } from "./edited.server.ts";
import type { MessageForm } from "./use-message-form.ts";

type Props = { form: MessageForm; choices: Pick<MessageChoices, "images" | "hasMoreImages">; mayUpload: boolean; readOnly: boolean };

/** The image of an announcement: by its address, one that is uploaded, or one of the library. */
export function ImageFields({ form, choices: { images, hasMoreImages }, mayUpload, readOnly }: Props) {
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
            label: t("media_by_address"),
            dependents: <TextField {...form.field("mediaSrc")} hint={t("media_src_hint")} readOnly={readOnly} />,
          },
        ]}
      />
      {mayUpload && !readOnly && (
        <div>
          <Button name="intent" value="image" size="small">
            {t("upload_image")}
          </Button>
        </div>
      )}
      {images.length > 0 && !readOnly && (
        <ImageLibrary of={form.field("used")} images={images} none={t("keep_image")}>
          {hasMoreImages && (
            <Button name="intent" value="library" size="small">
              {t("more_images")}
            </Button>
          )}
        </ImageLibrary>
      )}
    </>
  );
}
