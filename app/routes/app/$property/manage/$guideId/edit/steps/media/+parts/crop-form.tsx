import { useTranslation } from "react-i18next";
import { GUIDE_LIMITS } from "#app/domain/guides/guide.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { CropCard, cropConstraint, cropSummary, cropValues } from "#app/features/media/crop-card.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { MediaState, useMediaForm } from "./use-media-form.tsx";

type Props = { shown: ShownMedia; cropped: NonNullable<ShownMedia["cropped"]> };

/** The part of an uploaded image that a step shows. */
export function CropForm({ shown, cropped }: Props) {
  const { t } = useTranslation("media");
  const paths = usePaths();
  const { guide, step, lang, media } = shown;
  const values = { ...cropValues(cropped), mediaTitle: media?.type === "image" ? media.title : "" };
  const constraint = { ...cropConstraint(cropped), mediaTitle: { maxLength: GUIDE_LIMITS.linkTitle } };
  const form = useMediaForm(shown, values, constraint);
  return (
    <ScreenForm of={form} summary={cropSummary(form.fields, t)}>
      <MediaState shown={shown} type="image" />
      <CropCard form={form} cropped={cropped} cancelTo={paths.guideSteps(guide.id, step.id, { lang })}>
        <TextField {...form.field("mediaTitle")} label={t("title_image")} hint={t("title_hint_image")} />
      </CropCard>
    </ScreenForm>
  );
}
