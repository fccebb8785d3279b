import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isEmbeddable } from "#app/domain/player/video-embed.ts";
import { withProtocol } from "#app/domain/urls/with-protocol.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { sentValues } from "#app/features/form/use-screen-form.ts";
import styles from "#app/features/media/media.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { mediaValues } from "#app/routes/app/$property/manage/$guideId/edit/steps/form-values.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { FIELD_WAYS, type FieldWay } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/ways.ts";
import { FormCard } from "#app/ui/composed/form-card/form-card.tsx";
import { TextArea } from "#app/ui/fields/text-area.tsx";
import { TextField } from "#app/ui/fields/text-field.tsx";
import { Button, ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { MediaState, useMediaForm } from "./use-media-form.tsx";

/** An image by its address, a video, an info box or a link: what is typed. Going back from an address leads to the choice that led here. */
export function FieldsForm({ shown, way }: { shown: ShownMedia; way: FieldWay }) {
  const { t } = useTranslation(["media", "common", "editor"]);
  const paths = usePaths();
  const { guide, step, media, lang } = shown;
  const type = FIELD_WAYS[way];
  const { mediaType: _, ...stored } = mediaValues(media?.type === type ? media : null);
  const form = useMediaForm(shown, stored as Record<"mediaUrl" | "mediaTitle" | "mediaText", string>);
  const [typed, setTyped] = useState<string>();
  const address = typed ?? sentValues(form.answer).mediaUrl ?? stored.mediaUrl ?? "";
  const framed = type !== "video" || address.trim() === "" || isEmbeddable(withProtocol(address));
  const back = way === "image-url" ? { lang, add: "image" } : { lang };
  const watch = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === "mediaUrl") setTyped(target.value);
  };
  return (
    <ScreenForm of={form}>
      <MediaState shown={shown} type={type} />
      <FormCard
        actions={
          <>
            <Button tone="primary">{t("use")}</Button>
            <ButtonLink to={paths.stepMedia(guide.id, step.id, back)}>{t("common:cancel")}</ButtonLink>
          </>
        }
      >
        {type === "info" ? (
          <TextArea {...form.firstField("mediaText")} hint={t("info_hint")} rows={4} />
        ) : (
          <div className={styles.fields} onInput={watch}>
            <TextField
              {...form.firstField("mediaUrl")}
              hint={t(`address_hint_${type}`)}
              warning={framed ? undefined : t("not_embeddable")}
            />
            <TextField {...form.field("mediaTitle")} label={t(`title_${type}`)} hint={t(`title_hint_${type}`)} />
          </div>
        )}
      </FormCard>
    </ScreenForm>
  );
}
