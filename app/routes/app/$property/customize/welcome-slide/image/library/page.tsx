import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { ScreenForm } from "#app/features/form/screen-form.tsx";
import { useScreenForm } from "#app/features/form/use-screen-form.ts";
import styles from "#app/features/media/media.module.css";
import { storedImages } from "#app/features/media/stored-images.server.ts";
import { StoredImages } from "#app/features/media/stored-images.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { welcomeSlidePaths } from "#app/paths/welcome-slide.ts";
import { saveUsedImage, slideImage, storedImage } from "#app/routes/app/$property/customize/welcome-slide/image/slide-image.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink, ButtonRow } from "#app/ui/primitives/button/button.tsx";

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
  const { t } = useTranslation(["contextual", "common"]);
  const paths = usePaths();
  const form = useScreenForm({
    id: `slide-images-${stored.revision}`,
    values: stored.values,
    labels: { pictureType: t("pictureType"), pictureUrl: t("pictureUrl") },
    constraint: {},
    revision: stored.revision,
  });
  return (
    <>
      <PageHeader title={title} crumbs={[slide]} />
      <div className={styles.screen}>
        <StoredImages
          of={library}
          keep={{ lang }}
          addressOf={(change) => welcomeSlidePaths(paths).welcomeImages({ lang, ...change })}
          cropAddress={({ id }) => welcomeSlidePaths(paths).welcomeImage({ lang, image: id })}
          form={(list) => <ScreenForm of={form}>{list}</ScreenForm>}
        />
        <ButtonRow>
          <ButtonLink to={slide.to}>{t("common:cancel")}</ButtonLink>
        </ButtonRow>
      </div>
    </>
  );
}
