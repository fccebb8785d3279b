import { useTranslation } from "react-i18next";
import type { Size } from "#app/domain/media/crop.ts";
import type { ImageStyling } from "#app/domain/player/stylings.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { CropCard, type Cropped, cropConstraint, cropSummary, cropValues } from "#app/features/media/crop-card.tsx";

type Props = {
  styling: ImageStyling;
  canvas: Size;
  stored: { values: Record<ImageStyling, string>; revision: number };
  cropped: Cropped;
  cancelTo: string;
};

/** The part of an uploaded image that the assistant shows. */
export function CropForm({ styling, canvas, stored: { values, revision }, cropped, cancelTo }: Props) {
  const { t } = useTranslation(["media", "customize"]);
  const form = useScreenForm<"x" | "y" | "width" | ImageStyling>({
    id: `picture-${revision}`,
    values: { ...cropValues(cropped), ...values },
    labels: { [styling]: t(`customize:label_${styling}`) },
    constraint: cropConstraint(cropped),
    revision,
  });
  return (
    <ScreenForm of={form} summary={cropSummary(form.fields, t)}>
      <CropCard form={form} cropped={cropped} cancelTo={cancelTo} canvas={canvas} />
    </ScreenForm>
  );
}
