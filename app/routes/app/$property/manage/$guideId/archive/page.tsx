import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { archiveGuide } from "#app/api/guides.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { archiveAsked } from "#app/features/publication/archiving.server.ts";
import { guideAskedAbout } from "#app/features/publication/asked-about.server.ts";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title, id, revision, startsIn30Days } = await guideAskedAbout(viewer, args.params.guideId ?? "");
  return { title, id, revision, starts: startsIn30Days, back: returnTo(args.request, viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const guide = args.params.guideId ?? "";
  return archiveAsked(args.request, viewer, {
    kind: "guide",
    list: returnTo(args.request, viewer),
    read: () => guideAskedAbout(viewer, guide),
    archive: (revision) => archiveGuide(viewer, guide, revision),
  });
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
      failed="error_archiving_guide"
    />
  );
}
