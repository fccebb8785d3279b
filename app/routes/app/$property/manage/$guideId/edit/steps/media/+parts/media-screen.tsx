import { useTranslation } from "react-i18next";
import { UploadForm } from "#app/features/media/upload-form.tsx";
import { usePaths } from "#app/paths/use-paths.ts";
import type { ShownMedia } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/shown-media.server.ts";
import { isFieldWay } from "#app/routes/app/$property/manage/$guideId/edit/steps/media/ways.ts";
import { PageHeader } from "#app/ui/composed/page-header/page-header.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { CropForm } from "./crop-form.tsx";
import { FieldsForm } from "./fields-form.tsx";
import { Library } from "./library.tsx";
import { MediaChoice } from "./media-choice.tsx";
import { Origins } from "./origins.tsx";

/** The media of a step, or one way to add some. */
export function MediaScreen({ shown }: { shown: ShownMedia }) {
  const { t } = useTranslation(["media", "errors"]);
  const paths = usePaths();
  const { guide, step, way, lang, language, refusal } = shown;
  const back = paths.guideSteps(guide.id, step.id, { lang });
  const crumbs = [
    { label: guide.title, to: back },
    ...(way === null ? [] : [{ label: shown.title, to: paths.stepMedia(guide.id, step.id, { lang }) }]),
  ];
  const name = step.title ? t("of_step", { title: step.title }) : undefined;
  const lead = [name, language === null ? undefined : t("in_language", { language })].filter(Boolean).join(" · ");
  return (
    <>
      <PageHeader title={way === null ? shown.title : t(`way_${way}`)} lead={lead || undefined} crumbs={crumbs} />
      {refusal === null ? (
        <Way shown={shown} />
      ) : (
        <Notice status="info" title={t(`errors:${refusal}`)}>
          <ButtonLink to={back}>{t("to_step")}</ButtonLink>
        </Notice>
      )}
    </>
  );
}

function Way({ shown }: { shown: ShownMedia }) {
  const { t } = useTranslation(["media", "errors"]);
  const paths = usePaths();
  const { way, library, cropped, mayStore } = shown;
  if (!mayStore && (way === "image-upload" || way === "image-crop"))
    return <Notice status="info" title={t("errors:not_allowed_for_role")} />;
  if (isFieldWay(way)) return <FieldsForm shown={shown} way={way} />;
  if (way === "image") return <Origins shown={shown} />;
  if (way === "image-upload") return <UploadForm cancelTo={paths.guideSteps(shown.guide.id, shown.step.id, { lang: shown.lang })} />;
  if (library) return <Library shown={shown} library={library} />;
  if (cropped) return <CropForm shown={shown} cropped={cropped} />;
  return <MediaChoice shown={shown} />;
}
