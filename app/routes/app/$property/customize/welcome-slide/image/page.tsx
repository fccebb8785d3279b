import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { heldValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { CropForm } from "#app/features/media/crop-form.tsx";
import { croppedImage } from "#app/features/media/cropped-image.server.ts";
import { upload } from "#app/features/media/upload.server.ts";
import { UploadForm } from "#app/features/media/upload-form.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { saveImage, slideImage, storedImage } from "./slide-image.server.ts";

/** A picture of the welcome slide's own in one language: uploaded, then the part of it that people see. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const of = await slideImage(args.request, viewer);
  return {
    title: viewer.text(of.image === "" ? "media:way_image-upload" : "media:way_image-crop"),
    ...storedImage(of),
    cropped: of.image === "" ? null : await croppedImage(viewer, of.query),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const of = await slideImage(args.request, viewer);
  if (of.image !== "") return saveImage(args.request, of);
  return upload(args.request, viewer, (image) => welcomeSlidePaths(viewer.paths).welcomeImage({ image, lang: of.lang }));
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function SlideImageScreen() {
  const { title, slide, stored, cropped } = useLoaderData<typeof loader>();
  const about = heldValues(useFormAnswer(), { slide: String(stored.id) }).slide;
  const { t } = useTranslation("contextual");
  return (
    <>
      <PageHeader title={title} crumbs={[slide]} />
      {cropped ? (
        <CropForm
          of={{ ...stored, id: "slide-image", labels: { pictureType: t("pictureType"), pictureUrl: t("pictureUrl") } }}
          cropped={cropped}
          cancelTo={slide.to}
        >
          <input type="hidden" name="slide" value={about} />
        </CropForm>
      ) : (
        <UploadForm cancelTo={slide.to} />
      )}
    </>
  );
}
