import { getZodConstraint } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listImages } from "#app/api/images.server.ts";
import { getPromotion } from "#app/api/popups.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { framedGuide, refusalOf } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { Notice } from "#app/ui/primitives/notice/notice.tsx";
import { PromotionForm } from "./+parts/promotion-form.tsx";
import { promotionValues } from "./form-values.ts";
import { promotedGuide } from "./promoted-guide.server.ts";
import { saveShownPromotion } from "./save.server.ts";
import { promotionSchema } from "./schema.server.ts";

/** As many of the images used last are offered. */
const MOST_IMAGES = 12;

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const language = await contentLanguage(args.request, viewer);
  const guide = await promotedGuide(viewer, args.params.guideId ?? "");
  if (!guide) throw redirect(viewer.paths.guideContextual(args.params.guideId ?? ""));
  const [framed, promotion, library] = await Promise.all([
    framedGuide(viewer, guide),
    getPromotion(viewer, guide.promotion, language.lang),
    listImages(viewer, { page: 1, limit: MOST_IMAGES }),
  ]);
  return {
    title: viewer.text("contextual:popup"),
    framed,
    language,
    written: promotion.languages,
    values: promotionValues(promotion),
    images: library.data.map(({ id, imageUrl, name }) => ({ id, imageUrl, name })),
    isSeen: guide.showing.auto,
    refusal: framed.may.edit ? null : refusalOf(viewer, guide),
    constraint: getZodConstraint(promotionSchema),
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  return saveShownPromotion(args.request, viewer, args.params.guideId ?? "");
}

export const clientAction = keepTyped;

export const meta = screenMeta;

export default function PromotionScreen() {
  const { framed, language, written, isSeen, ...shown } = useLoaderData<typeof loader>();
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  const { id, revision } = framed.guide;
  return (
    <GuideFrame of={framed} current="guideContextual">
      <div className={styles.panels}>
        <LanguageTabs of={language} written={written} addressOf={(lang) => paths.guidePromotion(id, lang)} />
        <UnknownParts problems={language.problems} />
        {!isSeen && (
          <Notice status="warning" title={t("unseen_title")}>
            <p>{t("unseen_text")}</p>
            <ButtonLink to={paths.guideSegments(id)}>{t("change_showing")}</ButtonLink>
          </Notice>
        )}
        <ByRevision of={{ id: `${id} ${language.key}`, revision }}>
          <PromotionForm guide={framed.guide} language={language} {...shown} />
        </ByRevision>
      </div>
    </GuideFrame>
  );
}
