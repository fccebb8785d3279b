import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import styles from "#app/features/media/media.module.css";
import { StoredImages } from "#app/features/media/stored-images.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { saveUsed } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/image/save.server.ts";
import {
  placeOf,
  shownLibrary,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/image/shown-image.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  return shownLibrary(placeOf(args, viewer));
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  return saveUsed(args.request, placeOf(args, viewer));
}

export const clientAction = keepTyped;

export const meta = screenMeta;

/** All images that the property used before, for an announcement: its editor has room for the newest alone. */
export default function AnnouncementImagesScreen() {
  const { title, message, lang, stored, library, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["messages", "errors", "common"]);
  const paths = usePaths();
  const back = paths.message("announcement", message.id, lang);
  const form = useScreenForm({
    id: `images-${message.revision}`,
    values: stored,
    labels: { mediaType: t("field_mediaType"), mediaSrc: t("field_mediaSrc") },
    constraint: {},
    revision: message.revision,
  });
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: message.title || t("untitled"), to: back }]} />
      {refusal === null ? (
        <div className={styles.screen}>
          <StoredImages
            of={library}
            keep={{ lang }}
            addressOf={(change) => paths.announcementImages(message.id, { lang, ...change })}
            form={(list) => <ScreenForm of={form}>{list}</ScreenForm>}
          />
          <ButtonRow>
            <ButtonLink to={back}>{t("common:cancel")}</ButtonLink>
          </ButtonRow>
        </div>
      ) : (
        <Notice status="info" title={t(`errors:${refusal}`)} />
      )}
    </>
  );
}
