import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { restoreChapterVersion } from "#app/api/versions.server.ts";
import { namedChapter } from "#app/features/chapter-form/named-chapter.server.ts";
import { RestorePage } from "#app/features/history/restore-page.tsx";
import { restoreAsked, versionIn } from "#app/features/history/restoring.server.ts";
import { screenMeta } from "#app/features/screen-meta.ts";
import { usePaths } from "#app/paths/use-paths.ts";
import { requireEditLive } from "#app/session/viewer.server.ts";

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const { id, title, revision, visibility, hasUnpublishedChanges } = await namedChapter(viewer, args.params.chapterId ?? "");
  const version = versionIn(args.request);
  return {
    title: viewer.text("history:restore_title", { number: version }),
    item: { id, title, revision },
    version,
    hasUnpublished: visibility !== "public" || hasUnpublishedChanges,
  };
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireEditLive(args, "guides");
  const id = args.params.chapterId ?? "";
  return restoreAsked(args.request, viewer, {
    read: () => namedChapter(viewer, id),
    restore: (asked) => restoreChapterVersion(viewer, id, asked),
    to: viewer.paths.editChapter(id),
  });
}

export const meta = screenMeta;

export default function RestoreChapterScreen() {
  const { item, version, hasUnpublished } = useLoaderData<typeof loader>();
  const { t } = useTranslation("history");
  const paths = usePaths();
  return (
    <RestorePage
      version={version}
      about={{ revision: item.revision, open: { label: item.title, to: paths.editChapter(item.id) } }}
      back={{ label: t("title"), to: paths.chapterHistory(item.id) }}
      hasUnpublished={hasUnpublished}
    />
  );
}
