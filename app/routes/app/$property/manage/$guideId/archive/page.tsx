import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { attempt } from "#app/api/failure.ts";
import { archiveGuide, getGuide } from "#app/api/guides.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { readForm } from "#app/session/read-form.server.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { refusal } from "#app/session/screen-form.server.ts";
import { redirectWithToast } from "#app/session/toast.server.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title } = await getGuide(viewer, args.params.guideId ?? "");
  return { title, back: returnTo(args.request, viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  await readForm(args.request, { fields: [] }, viewer);
  const archived = await attempt(archiveGuide(viewer, args.params.guideId ?? ""));
  if (!archived.ok) return refusal(archived.failure);
  return redirectWithToast(returnTo(args.request, viewer), "guide_archived");
}

/** The list that archiving was chosen from: searched, or one chapter. */
function returnTo(request: Request, { paths }: Viewer): string {
  return safeRedirect(new URL(request.url).searchParams.get("return"), paths.guides());
}

export const meta = screenMeta;

export default function ArchiveGuideScreen() {
  const { title, back } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  return (
    <ConfirmPage
      title={t("archive_guide_title", { title })}
      text={t("archive_guide_text")}
      confirm={t("archive")}
      tone="danger"
      back={{ label: t("guides"), to: back }}
      failure={failure}
    />
  );
}
