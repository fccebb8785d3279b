import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { CropCard, type Cropped, cropConstraint, cropSummary, cropValues } from "#app/features/media/crop-card.tsx";

type Props = {
  stored: { values: { pictureType: string; pictureUrl: string }; revision: number };
  cropped: Cropped;
  cancelTo: string;
};

/** The part of an uploaded image that the welcome slide shows. */
export function CropForm({ stored: { values, revision }, cropped, cancelTo }: Props) {
  const { t } = useTranslation(["media", "contextual"]);
  const form = useScreenForm({
    id: `slide-image-${revision}`,
    values: { ...cropValues(cropped), ...values },
    labels: { pictureType: t("contextual:pictureType"), pictureUrl: t("contextual:pictureUrl") },
    constraint: cropConstraint(cropped),
    revision,
  });
  return (
    <ScreenForm of={form} summary={cropSummary(form.fields, t)}>
      <CropCard form={form} cropped={cropped} cancelTo={cancelTo} />
    </ScreenForm>
  );
}
