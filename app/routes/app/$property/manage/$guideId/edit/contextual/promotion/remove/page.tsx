import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { removePromotion } from "#app/api/popups.server.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { promotedGuide } from "#app/routes/app/$property/manage/$guideId/edit/contextual/promotion/promoted-guide.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { id, title, defaultTitle, revision } = await asked(viewer, args.params.guideId ?? "");
  return { id, revision, title: viewer.text("contextual:remove_title", { title: title || defaultTitle }) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const form = await readForm(args.request, { fields: ["revision"] }, viewer);
  const guide = args.params.guideId ?? "";
  const { promotion } = await asked(viewer, guide);
  const done = await attempt(removePromotion(viewer, promotion, numberIn(form, "revision")));
  if (!done.ok)
    return answerRefused(
      viewer,
      done.failure,
      () => asked(viewer, guide),
      () => ({}),
    );
  return redirectWithToast(viewer.paths.guideContextual(guide), "promotion_removed");
}

/** The guide whose popup the question is about; without one there is nothing to ask. */
async function asked(viewer: Viewer, id: string) {
  const guide = await promotedGuide(viewer, id);
  if (!guide || guide.visibility === "deleted") throw redirect(viewer.paths.guideContextual(id));
  return guide;
}

export const meta = screenMeta;

export default function RemovePromotionScreen() {
  const { id, revision, title } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("contextual");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t("remove_text")}
      about={{ revision, open: { label: t("popup"), to: paths.guidePromotion(id) } }}
      confirm={t(failure?.overtaken ? "remove_anyway" : "remove")}
      tone="danger"
      back={{ label: t("title"), to: paths.guideContextual(id) }}
      failure={failure}
    />
  );
}
