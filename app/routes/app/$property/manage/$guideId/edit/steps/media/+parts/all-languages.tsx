import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import styles from "#app/features/media/media.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { ShownMediaItem } from "./shown-media-item.tsx";

type Props = { shown: ShownMedia; overwritten: NonNullable<ShownMedia["overwritten"]> };

/** Asks before the media of a step replace those of its other languages, and says which. */
export function AllLanguages({ shown: { guide, step, media, lang }, overwritten }: Props) {
  const { t } = useTranslation(["media", "editor"]);
  const paths = usePaths();
  const failure = useActionData() as Parameters<typeof ConfirmPage>[0]["failure"];
  const back = paths.guideSteps(guide.id, step.id, { lang });
  return (
    <ConfirmPage
      title={t("all_title", { position: step.position })}
      text={t(overwritten.length > 0 ? "all_text" : "all_alone")}
      about={{ revision: guide.revision, open: { label: t("to_step"), to: back } }}
      confirm={t("all_languages")}
      tone="primary"
      back={{ label: guide.title, to: back }}
      failure={failure}
    >
      {media && <ShownMediaItem media={media} />}
      {overwritten.length > 0 && (
        <>
          <h2>{t("overwritten")}</h2>
          <ul className={styles.languages}>
            {overwritten.map((each) => (
              <li key={each.key}>
                <strong>{each.name}</strong>
                {each.media ? <ShownMediaItem media={each.media} /> : <p>{t("editor:media_none")}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </ConfirmPage>
  );
}
