import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { CropForm } from "#app/features/media/crop-form.tsx";
import { croppedImage } from "#app/features/media/cropped-image.server.ts";
import { upload } from "#app/features/media/upload.server.ts";
import { UploadForm } from "#app/features/media/upload-form.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { canvasFor, placeOfPicture, savePicture, screenOf, storedPicture } from "#app/features/stylings/picture.server.ts";
import { stylingImagePaths } from "#app/paths/styling-images.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

/** A picture of the assistant: uploaded, then the part of it that people see. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const place = placeOfPicture(args, viewer);
  const { image, styling, query } = place;
  const canvas = canvasFor(styling);
  return {
    title: viewer.text(image === "" ? "media:way_image-upload" : "media:way_image-crop"),
    of: screenOf(place),
    styling,
    canvas,
    stored: await storedPicture(place),
    cropped: image === "" ? null : await croppedImage(viewer, query, canvas),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const place = placeOfPicture(args, viewer);
  if (place.image !== "") return savePicture(args.request, place);
  return upload(args.request, viewer, (image) => stylingImagePaths(viewer.paths).stylingImage(place.styling, { image }));
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function PictureScreen() {
  const { title, of, styling, canvas, stored, cropped } = useLoaderData<typeof loader>();
  const { t } = useTranslation("customize");
  return (
    <>
      <PageHeader title={title} crumbs={[of]} />
      {cropped ? (
        <CropForm
          of={{ id: "picture", ...stored, labels: { [styling]: t(`label_${styling}`) } }}
          cropped={cropped}
          canvas={canvas}
          cancelTo={of.to}
        />
      ) : (
        <UploadForm cancelTo={of.to} hint={of.hint} />
      )}
    </>
  );
}
