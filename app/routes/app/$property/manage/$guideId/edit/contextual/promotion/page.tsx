import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs, SerializeFrom } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getGuide } from "#app/api/guides.server.ts";
import { ByRevision } from "#app/features/form/by-revision.tsx";
import { keepTyped } from "#app/features/form/keep-typed.ts";
import { contentLanguage } from "#app/features/languages/content-language.server.ts";
import { LanguageTabs } from "#app/features/languages/language-tabs.tsx";
import { UnknownParts } from "#app/features/list/unknown-parts.tsx";
import { editedPromotion } from "#app/features/popups/edited.server.ts";
import { promotionSchema } from "#app/features/popups/schema.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import styles from "#app/features/targeting/targeting.module.css";
import { usePaths } from "#app/paths/use-paths.ts";
import { framedGuide, refusalOf } from "#app/routes/app/$property/manage/$guideId/edit/+parts/framed-guide.server.ts";
import { GuideFrame } from "#app/routes/app/$property/manage/$guideId/edit/+parts/guide-frame.tsx";
import { CreatePopup, OnceNotice, UnseenNotice } from "#app/routes/app/$property/manage/$guideId/edit/contextual/+parts/popup-acts.tsx";
import { requireEditLive, requireView } from "#app/session/viewer.server.ts";
import { EmptyState } from "#app/ui/composed/empty-state/empty-state.tsx";
import { ButtonLink } from "#app/ui/primitives/button/button.tsx";
import { PromotionForm } from "./+parts/promotion-form.tsx";
import { saveShownPromotion } from "./save.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireView(args, "guides");
  const language = await contentLanguage(args.request, viewer);
  const guide = await getGuide(viewer, args.params.guideId ?? "");
  const framed = await framedGuide(viewer, guide);
  return {
    title: viewer.text("contextual:popup"),
    framed,
    language,
    edited: guide.promotion === null ? null : await editedPromotion(viewer, guide.promotion, language.lang),
    isSeen: guide.showing.auto,
    isOnce: guide.showing.reminder === 0,
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
  const { framed, edited, refusal } = useLoaderData<typeof loader>();
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  return (
    <GuideFrame of={framed} current="guideContextual">
      {edited ? (
        <Edited edited={edited} />
      ) : (
        <EmptyState title={t("no_popup_title")} text={t("popup_lead")}>
          {refusal === null && <CreatePopup guide={framed.guide.id} />}
          <ButtonLink to={paths.guideContextual(framed.guide.id)}>{t("to_overview")}</ButtonLink>
        </EmptyState>
      )}
    </GuideFrame>
  );
}

function Edited({ edited: { written, ...edited } }: { edited: NonNullable<SerializeFrom<typeof loader>["edited"]> }) {
  const { framed, language, isSeen, isOnce, refusal, constraint } = useLoaderData<typeof loader>();
  const paths = usePaths();
  const { id, revision } = framed.guide;
  return (
    <div className={styles.panels}>
      <LanguageTabs of={language} written={written} addressOf={(lang) => paths.guidePromotion(id, lang)} />
      <UnknownParts problems={language.problems} />
      {!isSeen && <UnseenNotice guide={id} />}
      {isSeen && isOnce && <OnceNotice guide={id} />}
      <ByRevision of={{ id: `${id} ${language.key}`, revision }}>
        <PromotionForm guide={framed.guide} language={language} {...edited} refusal={refusal} constraint={constraint} />
      </ByRevision>
    </div>
  );
}
