import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { archiveChapter } from "#app/api/chapters.server.ts";
import { namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { ConfirmPage } from "#app/features/confirm/confirm-page.tsx";
import { archiveAsked } from "#app/features/publication/archiving.server.ts";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { safeRedirect } from "#app/session/safe-redirect.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";
import type { Viewer } from "#app/session/viewer.ts";
import { Link } from "#app/ui/primitives/link/link.tsx";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title, id, revision, guides, startsIn30Days } = await namedChapter(viewer, args.params.chapterId ?? "");
  return { title, id, revision, starts: startsIn30Days, count: guides.length, back: returnTo(args.request, viewer) };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const chapter = args.params.chapterId ?? "";
  return archiveAsked(args.request, viewer, {
    kind: "chapter",
    list: returnTo(args.request, viewer),
    read: () => namedChapter(viewer, chapter),
    archive: (revision) => archiveChapter(viewer, chapter, revision),
  });
}

/** The list that archiving was chosen from, or the whole list if it showed only this chapter (specification 1, section 2). */
function returnTo(request: Request, { paths }: Viewer): string {
  const to = safeRedirect(new URL(request.url).searchParams.get("return"), paths.guides({ show: "all" }));
  return to.includes("show=one") ? paths.guides({ show: "all" }) : to;
}

export const meta = screenMeta;

export default function ArchiveChapterScreen() {
  const { title, id, revision, starts, count, back } = useLoaderData<typeof loader>();
  const failure = useActionData<typeof action>();
  const { t } = useTranslation(["manage", "chapters"]);
  const paths = usePaths();
  return (
    <ConfirmPage
      title={t("archive_chapter_title", { title })}
      text={`${t("archive_chapter_text", { count })} ${useConcerns().chapter(starts)}`}
      about={{ revision, open: { label: t("to_chapter"), to: paths.editChapter(id) } }}
      confirm={t(failure?.overtaken ? "archive_anyway" : "archive")}
      tone="danger"
      back={{ label: t("guides"), to: back }}
      failure={failure}
      failed="error_archiving_chapter"
    >
      <p>
        {t("chapters:archived_where")} <Link to={paths.archivedChapters()}>{t("chapters:archived")}</Link>
      </p>
    </ConfirmPage>
  );
}
