import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { archiveChapter, getChapter } from "#app/api/chapters.server.ts";
import { attempt } from "#app/api/failure.ts";
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
  const { title, guides } = await getChapter(viewer, args.params.chapterId ?? "");
  return { title, count: guides.length, back: returnTo(args.request, viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  await readForm(args.request, { fields: [] }, viewer);
  const archived = await attempt(archiveChapter(viewer, args.params.chapterId ?? ""));
  if (!archived.ok) return refusal(archived.failure);
  return redirectWithToast(returnTo(args.request, viewer), "chapter_archived");
}

/** The list that archiving was chosen from, or the whole list if it showed only this chapter (specification 1, section 2). */
function returnTo(request: Request, { paths }: Viewer): string {
  const to = safeRedirect(new URL(request.url).searchParams.get("return"), paths.guides({ show: "all" }));
  return to.includes("show=one") ? paths.guides({ show: "all" }) : to;
}

export const meta = screenMeta;

export default function ArchiveChapterScreen() {
  const { title, count, back } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation("manage");
  return (
    <ConfirmPage
      title={t("archive_chapter_title", { title })}
      text={t("archive_chapter_text", { count })}
      confirm={t("archive")}
      tone="danger"
      back={{ label: t("guides"), to: back }}
      failure={failure}
    />
  );
}
