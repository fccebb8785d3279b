import { useTranslation } from "react-i18next";
import { ACCEPTED_IMAGES, ACCEPTED_WORDS, IMAGE_LIMITS } from "#app/domain/media/image-limits.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { FileField } from "#app/ui/fields/file-field/file-field.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { DropImage } from "./drop-image.tsx";

/** An image file; its limit is said before one is chosen. Cancel leads back to what it is for, and `hint` says how people see it. */
export function UploadForm({ cancelTo, hint }: { cancelTo: string; hint?: string }) {
  const { t } = useTranslation(["media", "common"]);
  const form = useScreenForm({
    id: "image-upload",
    values: { file: "" },
    labels: { file: t("file") },
    constraint: { file: { required: true } },
  });
  return (
    <ScreenForm of={form} encType="multipart/form-data">
      <FormCard
        actions={
          <>
            <Button tone="primary">{t("upload")}</Button>
            <ButtonLink to={cancelTo}>{t("common:cancel")}</ButtonLink>
          </>
        }
      >
        <DropImage hint={t("drop_hint")}>
          <FileField
            {...form.field("file")}
            hint={hint ?? t("upload_hint")}
            accept={ACCEPTED_IMAGES}
            types={ACCEPTED_WORDS}
            mostBytes={IMAGE_LIMITS.bytes}
            limit={t("upload_limit")}
          />
        </DropImage>
      </FormCard>
    </ScreenForm>
  );
}
