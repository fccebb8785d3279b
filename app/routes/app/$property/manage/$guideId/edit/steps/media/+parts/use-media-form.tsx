import { useTranslation } from "react-i18next";
import { type Constraints, sentValues, useFormAnswer, useScreenForm } from "#app/features/form/use-screen-form.ts";
import { mediaValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";

/**
 * A form that changes a step's media. What its controls begin with may differ from what is stored: only that tells whether somebody else
 * changed it in the meantime.
 */
export function useMediaForm<Name extends string>(
  { guide }: Pick<ShownMedia, "guide">,
  values: Record<Name, string>,
  constraint: Constraints = {},
) {
  const { t } = useTranslation("editor");
  const names = Object.keys(values) as Name[];
  const labels = { mediaType: t("mediaType"), mediaUrl: t("mediaUrl"), mediaTitle: t("mediaTitle"), mediaText: t("mediaText") };
  return useScreenForm<Name>({
    id: `media-${guide.revision}`,
    values,
    labels: Object.fromEntries(names.map((name) => [name, (labels as Record<string, string>)[name] ?? name])) as Partial<
      Record<Name, string>
    >,
    constraint,
  });
}

/** The revision and the media that a form started from, those of the form that came back, and the kind of media that it makes. */
export function MediaState({ shown: { guide, media }, type }: { shown: Pick<ShownMedia, "guide" | "media">; type: string }) {
  const sent = sentValues(useFormAnswer());
  return (
    <>
      <input type="hidden" name="revision" value={sent.revision ?? guide.revision} />
      <input type="hidden" name="base" value={sent.base ?? JSON.stringify(mediaValues(media))} />
      <input type="hidden" name="mediaType" value={type} />
    </>
  );
}
