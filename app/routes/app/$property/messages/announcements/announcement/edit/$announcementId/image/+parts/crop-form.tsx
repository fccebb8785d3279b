import { useTranslation } from "react-i18next";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import { CropCard, type Cropped, cropConstraint, cropSummary, cropValues } from "#app/features/media/crop-card.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownImage } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/image/shown-image.server.ts";

/** The part of an uploaded image that an announcement shows. */
export function CropForm({ shown: { message, lang, stored }, cropped }: { shown: ShownImage; cropped: Cropped }) {
  const { t } = useTranslation(["media", "messages"]);
  const paths = usePaths();
  const form = useScreenForm({
    id: `image-${message.revision}`,
    values: { ...cropValues(cropped), ...stored },
    labels: { mediaType: t("messages:field_mediaType"), mediaSrc: t("messages:field_mediaSrc") },
    constraint: cropConstraint(cropped),
    revision: message.revision,
  });
  return (
    <ScreenForm of={form} summary={cropSummary(form.fields, t)}>
      <CropCard form={form} cropped={cropped} cancelTo={paths.message("announcement", message.id, lang)} />
    </ScreenForm>
  );
}
