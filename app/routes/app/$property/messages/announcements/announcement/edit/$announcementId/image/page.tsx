import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { CropForm } from "#app/features/media/crop-form.tsx";
import { upload } from "#app/features/media/upload.server.ts";
import { UploadForm } from "#app/features/media/upload-form.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { saveImage } from "./save.server.ts";
import { placeOf, shownImage } from "./shown-image.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  return shownImage(placeOf(args, viewer));
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "messages");
  const place = placeOf(args, viewer);
  if (place.image !== "") return saveImage(args.request, place);
  return upload(args.request, viewer, (image) => viewer.paths.announcementImage(place.id, { image, lang: place.lang }));
}

export const clientAction = keepTyped;

export const meta = screenMeta;

/** An image of an announcement's own: uploaded, then the part of it that people see. */
export default function AnnouncementImageScreen() {
  const { title, message, lang, stored, cropped, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation(["messages", "errors"]);
  const paths = usePaths();
  const back = paths.message("announcement", message.id, lang);
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: message.title || t("untitled"), to: back }]} />
      {refusal !== null ? (
        <Notice status="info" title={t(`errors:${refusal}`)} />
      ) : cropped ? (
        <CropForm
          of={{
            ...{ id: "image", values: stored, revision: message.revision },
            labels: { mediaType: t("field_mediaType"), mediaSrc: t("field_mediaSrc") },
          }}
          cropped={cropped}
          cancelTo={back}
        />
      ) : (
        <UploadForm cancelTo={back} />
      )}
    </>
  );
}
