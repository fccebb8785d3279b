import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { getChapter, publishChapter, unpublishChapter } from "#app/api/chapters.server.ts";
import { changePublication } from "#app/features/publication/publication.server.ts";
import { PublicationPage } from "#app/features/publication/publication-page.tsx";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title, id, visibility, revision, liveGuides, startsIn7Days } = await getChapter(viewer, args.params.chapterId ?? "");
  return { title, id, revision, live: visibility === "public", liveGuides, startsIn7Days };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const chapter = args.params.chapterId ?? "";
  return changePublication(args.request, viewer, {
    kind: "chapter",
    section: "guides",
    address: viewer.paths.chapterPublication(chapter),
    list: viewer.paths.guides(),
    read: () => getChapter(viewer, chapter),
    publish: (asked) => publishChapter(viewer, chapter, asked),
    unpublish: (asked) => unpublishChapter(viewer, chapter, asked),
  });
}

export const meta = screenMeta;

export default function ChapterPublicationScreen() {
  const { title, id, revision, live, liveGuides, startsIn7Days } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  const guides = t("guide_count", { count: liveGuides });
  const starts = t("recent_start_count", { count: startsIn7Days });
  const concerns = liveGuides > 0 ? t("publication:concerns_guides", { guides, starts }) : undefined;
  return (
    <PublicationPage
      title={title}
      live={live}
      about={{ revision, open: { label: t("to_chapter"), to: paths.editChapter(id) } }}
      concerns={concerns}
      back={{ label: t("guides"), to: paths.guides() }}
      failure={useActionData<typeof action>()}
    />
  );
}
