import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { archiveGuide, getGuide } from "#app/api/guides.server.ts";
import { answerRefused } from "#app/features/confirm/answer-refused.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { numberIn, readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title, id, revision, startsIn30Days } = await getGuide(viewer, args.params.guideId ?? "");
  return { title, id, revision, starts: startsIn30Days, back: returnTo(args.request, viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const guide = args.params.guideId ?? "";
  const form = await readForm(args.request, { fields: ["revision"] }, viewer);
  const archived = await attempt(archiveGuide(viewer, guide, numberIn(form, "revision")));
  if (!archived.ok) return answerRefused(viewer.language, archived.failure, () => getGuide(viewer, guide));
  return redirectWithToast(returnTo(args.request, viewer), "guide_archived");
}

/** The list that archiving was chosen from: searched, or one chapter. */
function returnTo(request: Request, { paths }: Viewer): string {
  return safeRedirect(new URL(request.url).searchParams.get("return"), paths.guides());
}

export const meta = screenMeta;

export default function ArchiveGuideScreen() {
  const { title, id, revision, starts, back } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <ConfirmPage
      title={t("archive_guide_title", { title })}
      text={`${t("archive_guide_text")} ${useConcerns().guide(starts)}`}
      about={{ revision, open: { label: t("to_guide"), to: paths.guideSteps(id) } }}
      confirm={t(failure?.overtaken ? "archive_anyway" : "archive")}
      tone="danger"
      back={{ label: t("guides"), to: back }}
      failure={failure}
    />
  );
}
