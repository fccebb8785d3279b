import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { heldValues, useFormAnswer } from "#app/features/form/use-screen-form.ts";
import { LibraryForm } from "#app/features/media/library-form.tsx";
import { storedImages } from "#app/features/media/stored-images.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { saveUsedImage, slideImage, storedImage } from "#app/routes/app/$property/customize/welcome-slide/image/slide-image.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

/** The images that the property used before, for the welcome slide: its editor has room for the newest alone. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const of = await slideImage(args.request, viewer);
  return { title: viewer.text("media:way_image-library"), ...storedImage(of), library: await storedImages(viewer, args.request) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveUsedImage(args.request, await slideImage(args.request, viewer));
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function SlideImagesScreen() {
  const { title, slide, stored, lang, library } = useLoaderData<typeof loader>();
  const about = heldValues(useFormAnswer(), { slide: String(stored.id) }).slide;
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} crumbs={[slide]} />
      <LibraryForm
        of={{ ...stored, id: "slide-images", labels: { pictureType: t("pictureType"), pictureUrl: t("pictureUrl") } }}
        library={library}
        keep={{ lang }}
        addressOf={(change) => welcomeSlidePaths(paths).welcomeImages({ lang, ...change })}
        cropAddress={({ id }) => welcomeSlidePaths(paths).welcomeImage({ lang, image: id })}
        cancelTo={slide.to}
      >
        <input type="hidden" name="slide" value={about} />
      </LibraryForm>
    </>
  );
}
