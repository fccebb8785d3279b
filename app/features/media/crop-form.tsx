import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Size } from "#app/domain/media/crop.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { CropCard, type CropField, type Cropped, cropConstraint, cropSummary, cropValues } from "./crop-card.tsx";

/** The picture that an image is chosen for: its values as they are stored, what a conflict calls them, and the revision that was read. */
export type StoredPicture = { id: string; values: Record<string, string>; labels: Record<string, string>; revision: number };

type Props = {
  of: StoredPicture;
  cropped: Cropped;
  /** What the part will measure, that of a step when left out. */
  canvas?: Size;
  cancelTo: string;
  /** Hidden inputs of the form. */
  children?: ReactNode;
};

/** The part of an uploaded image that something shows. */
export function CropForm({ of: { id, values, labels, revision }, cropped, canvas, cancelTo, children }: Props) {
  const { t } = useTranslation("media");
  const form = useScreenForm<CropField>({
    id: `${id}-${revision}`,
    values: { ...cropValues(cropped), ...values },
    labels,
    constraint: cropConstraint(cropped),
    revision,
  });
  return (
    <ScreenForm of={form} summary={cropSummary(form.fields, t)}>
      {children}
      <CropCard form={form} cropped={cropped} cancelTo={cancelTo} canvas={canvas} />
    </ScreenForm>
  );
}
