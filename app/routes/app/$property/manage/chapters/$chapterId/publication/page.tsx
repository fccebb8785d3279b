import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { publishChapter, publishChapterAgain, unpublishChapter } from "#app/api/chapters.server.ts";
import { namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { changePublication } from "#app/features/publication/publication.server.ts";
import { PublicationPage } from "#app/features/publication/publication-page.tsx";
import { useConcerns } from "#app/features/publication/use-concerns.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { title, id, visibility, revision, liveGuides, startsIn30Days } = await namedChapter(viewer, args.params.chapterId ?? "");
  return { title, id, revision, live: visibility === "public", liveGuides, starts: startsIn30Days };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const chapter = args.params.chapterId ?? "";
  return changePublication(args.request, viewer, {
    kind: "chapter",
    section: "guides",
    address: viewer.paths.chapterPublication(chapter),
    list: viewer.paths.guides(),
    read: () => namedChapter(viewer, chapter),
    editorOf: () => viewer.paths.editChapter(chapter),
    publish: (revision) => publishChapter(viewer, chapter, revision),
    publishAgain: (version) => publishChapterAgain(viewer, chapter, version),
    unpublish: (revision) => unpublishChapter(viewer, chapter, revision),
    concerned: ({ liveGuides, startsIn30Days }) =>
      liveGuides > 0
        ? {
            guides: viewer.text("manage:guide_count", { count: liveGuides }),
            starts: viewer.text("manage:recent_start_count", { count: startsIn30Days }),
          }
        : null,
  });
}

export const meta = screenMeta;

export default function ChapterPublicationScreen() {
  const { title, id, revision, live, liveGuides, starts } = useLoaderData<typeof loader>();
  const { t } = useTranslation("manage");
  const paths = usePaths();
  return (
    <PublicationPage
      title={title}
      live={live}
      about={{ revision, open: { label: t("to_chapter"), to: paths.editChapter(id) } }}
      concerns={useConcerns().guidesOf(liveGuides, starts)}
      back={{ label: t("guides"), to: paths.guides({ at: id }) }}
      failure={useActionData<typeof action>()}
    />
  );
}
