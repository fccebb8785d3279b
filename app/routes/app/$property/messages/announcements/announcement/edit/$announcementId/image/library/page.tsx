import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { LibraryForm } from "#app/features/media/library-form.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { saveUsed } from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/image/save.server.ts";
import {
  placeOf,
  shownLibrary,
} from "#app/routes/app/$property/messages/announcements/announcement/edit/$announcementId/image/shown-image.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
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
  const { t } = useTranslation(["messages", "errors"]);
  const paths = usePaths();
  const back = paths.message("announcement", message.id, lang);
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: message.title || t("untitled"), to: back }]} />
      {refusal === null ? (
        <LibraryForm
          of={{
            ...{ id: "images", values: stored, revision: message.revision },
            labels: { mediaType: t("field_mediaType"), mediaSrc: t("field_mediaSrc") },
          }}
          library={library}
          keep={{ lang }}
          addressOf={(change) => paths.announcementImages(message.id, { lang, ...change })}
          cancelTo={back}
        />
      ) : (
        <Notice status="info" title={t(`errors:${refusal}`)} />
      )}
    </>
  );
}
