import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { LibraryForm } from "#app/features/media/library-form.tsx";
import { storedImages } from "#app/features/media/stored-images.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { placeOfPicture, saveUsedPicture, screenOf, storedPicture } from "#app/features/stylings/picture.server.ts";
import { stylingImagePaths } from "#app/paths/styling-images.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";

/** The images that the property used before, for a picture of the assistant. */
export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const place = placeOfPicture(args, viewer);
  return {
    title: viewer.text("media:way_image-library"),
    of: screenOf(place),
    styling: place.styling,
    stored: await storedPicture(place),
    library: await storedImages(viewer, args.request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  return saveUsedPicture(args.request, placeOfPicture(args, viewer));
}

export const clientAction = keepTyped;

export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function PicturesScreen() {
  const { title, of, styling, stored, library } = useLoaderData<typeof loader>();
  const { t } = useTranslation("customize");
  const paths = usePaths();
  return (
    <>
      <PageHeader title={title} crumbs={[of]} />
      <LibraryForm
        of={{ id: "pictures", ...stored, labels: { [styling]: t(`label_${styling}`) } }}
        library={library}
        keep={{}}
        addressOf={(change) => stylingImagePaths(paths).stylingImages(styling, change)}
        cropAddress={({ id }) => stylingImagePaths(paths).stylingImage(styling, { image: id })}
        cancelTo={of.to}
      />
    </>
  );
}
