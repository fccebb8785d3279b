import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { findWelcome, removePromotion } from "#app/api/popups.server.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { reloadAfterConflict } from "#app/features/form/reload-after-conflict.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { isForOther, slideReplaced } from "#app/routes/app/$property/customize/welcome-slide/other-slide.server.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEdit } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const { id, revision } = await asked(viewer);
  return { id, revision, title: viewer.text("customize:welcome_remove_title") };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEdit(args, "customize");
  const form = await readForm(args.request, { fields: ["slide", "revision"] }, viewer);
  const revision = numberIn(form, "revision");
  const slide = await asked(viewer);
  if (isForOther(form, slide)) return refusal(slideReplaced(), { overtaken: undefined });
  const done = await attempt(removePromotion(viewer, slide.id, revision));
  if (!done.ok)
    return answerRefused(
      viewer,
      done.failure,
      () => asked(viewer),
      () => ({}),
    );
  return redirectWithToast(viewer.paths.welcomeSlide(), "welcome_removed");
}

/** The slide that the question is about; without one there is nothing to ask. */
async function asked(viewer: Viewer) {
  const slide = await findWelcome(viewer);
  if (!slide) throw redirect(viewer.paths.welcomeSlide());
  return slide;
}

// The question that comes back is about the slide that there is now.
export const shouldRevalidate = reloadAfterConflict;

export const meta = screenMeta;

export default function RemoveWelcomeScreen() {
  const { id, revision, title } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("customize");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={title}
      text={t("welcome_remove_text")}
      about={{ revision, open: { label: t("welcome_title"), to: paths.welcomeSlide() } }}
      confirm={t(failure?.overtaken ? "contextual:remove_anyway" : "welcome_remove")}
      tone="danger"
      back={{ label: t("welcome_title"), to: paths.welcomeSlide() }}
      failure={failure}
    >
      <input type="hidden" name="slide" value={id} />
    </ConfirmPage>
  );
}
